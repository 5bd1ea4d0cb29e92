import { Check, FileText, Image, Play, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatFileSize } from '#domain/formatFileSize.ts'
import { fileText } from '#domain/messages/ad.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { fileStateOf, type FileEntry, type FileState } from './fileEntry.ts'

interface FileRowProps {
  entry: FileEntry
  onRemove: (id: string) => void
  onCancel: (id: string) => void
}

/** A file with its upload state, progress and actions. */
export function FileRow({ entry, onRemove, onCancel }: FileRowProps) {
  const { id, file, progress } = entry
  const state = fileStateOf(entry)
  return (
    <Row data-state={state}>
      {fileIcon(file.type, state)}
      <Name title={file.name}>
        <bdi>{file.name}</bdi>
      </Name>
      <Note>{noteText(entry, state)}</Note>
      <Actions>
        {state === 'done' && (
          <>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{fileText.done}</span>
          </>
        )}
        {state === 'sending' && (
          <IconButton label={fileText.cancel(file.name)} icon={closeIcon} onClick={() => onCancel(id)} />
        )}
        {(state === 'chosen' || state === 'failed') && (
          <IconButton label={fileText.remove(file.name)} icon={closeIcon} onClick={() => onRemove(id)} />
        )}
      </Actions>
      {state === 'sending' && progress != null && (
        <Bar>
          <ProgressBar
            label={fileText.sending(file.name)}
            value={progress.sent}
            max={progress.total}
            valueText={fileText.progress(progress.sent, progress.total)}
            hideText
          />
        </Bar>
      )}
    </Row>
  )
}

const closeIcon = <X size={14} strokeWidth={1.5} aria-hidden />

function noteText({ file, progress, error }: FileEntry, state: FileState): ReactNode {
  if (state === 'failed') return error
  return (
    <span className="fig">
      {state === 'sending' && progress != null
        ? fileText.progress(progress.sent, progress.total)
        : formatFileSize(file.size)}
    </span>
  )
}

function fileIcon(type: string, state: FileState): ReactNode {
  const iconProps = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const
  if (state === 'failed') return <TriangleAlert {...iconProps} />
  if (type.startsWith('image/')) return <Image {...iconProps} />
  return type.startsWith('video/') ? <Play {...iconProps} /> : <FileText {...iconProps} />
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 10px;
  min-height: 40px;
  border-bottom: 1px solid var(--line-2);

  & > svg {
    color: var(--text-3);
  }

  &[data-state='failed'],
  &[data-state='failed'] > svg {
    color: var(--err);
  }

  /* The error message gets its own line. */
  &[data-state='failed'] {
    grid-template: 'icon name actions' auto '. note actions' auto / auto minmax(0, 1fr) auto;
    padding: var(--sp-2) 0;
  }

  @media (max-width: 767px) {
    min-height: var(--touch);
  }
`

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Note = styled.span`
  padding: 2px 0;
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  overflow-wrap: anywhere;

  [data-state='failed'] > & {
    grid-area: note;
    color: inherit;
  }
`

const Actions = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  /* Aligns the icon, not its button, with the edge. */
  margin-inline-end: -11px;
  color: var(--text-3);

  [data-state='failed'] > & {
    grid-area: actions;
  }

  [data-state='done'] > & {
    margin-inline-end: 0;
    color: var(--ok);
  }

  @media (max-width: 767px) {
    margin-inline-end: -15px;
  }
`

const Bar = styled.span`
  position: absolute;
  inset: auto 0 -2px;
`
