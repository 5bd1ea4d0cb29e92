import { Upload } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { acceptAttribute, fileError, type FileRules } from '#domain/fileRules.ts'
import { fileText } from '#domain/messages/ad.ts'
import { describeFileChanges, type FileEntry } from './fileEntry.ts'
import { FileRow } from './FileRow.tsx'
import { useFileDrop } from './useFileDrop.ts'

/** An added file; `error` is the reason it is not accepted, or null. */
export interface CheckedFile {
  file: File
  error: string | null
}

export interface FileDropProps {
  /** Label of the field: 'Artwork files'. */
  label: string
  /** The accepted kinds of file and their maximum size. */
  rules: FileRules
  /** Accepts several files. Otherwise one, which a second file should replace. */
  multiple?: boolean
  /** The listed files with the state of their uploads. */
  entries: readonly FileEntry[]
  /** Called with dropped or chosen files. Add rejected ones to `entries` too, so that their errors show. */
  onAdd: (files: readonly CheckedFile[]) => void
  /** Called with a file's id when its remove button is pressed. */
  onRemove: (id: string) => void
  /** Cancels an upload in progress. */
  onCancel: (id: string) => void
  /** Blocks adding files, for example during an upload. */
  disabled?: boolean
}

/**
 * A drop zone with a list of files and their states: chosen, uploading, failed, sent. Controlled: it neither stores nor
 * uploads files.
 * ARIA pattern: none (native file input).
 */
export function FileDrop({
  label,
  rules,
  multiple = false,
  entries,
  onAdd,
  onRemove,
  onCancel,
  disabled = false,
}: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const restoreFocus = useRestoreFocus(input, entries)
  const announcement = useAnnouncement(entries)

  const addFiles = (files: readonly File[]) => {
    const added = multiple ? files : files.slice(0, 1)
    if (added.length > 0) onAdd(added.map((file) => ({ file, error: fileError(file, rules) })))
  }
  const { isDragOver, zone } = useFileDrop(disabled, addFiles)
  const restoringFocus = (callback: (id: string) => void) => (entryId: string) => {
    restoreFocus()
    callback(entryId)
  }
  return (
    <div>
      <Zone {...zone} data-over={isDragOver || undefined} data-off={disabled || undefined}>
        <Upload size={20} strokeWidth={1.5} aria-hidden />
        <span className="visually-hidden" id={`${id}-label`}>
          {label}
        </span>
        <Prompt>
          <span>{fileText.drop(multiple)}</span>
          <span id={`${id}-choose`}>{fileText.choose(multiple)}</span>
        </Prompt>
        <Hint id={`${id}-hint`}>
          {fileText.accepted(
            rules.kinds.map(({ name }) => name),
            rules.maxBytes,
            multiple,
          )}
        </Hint>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept={acceptAttribute(rules.kinds)}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])])
            // Lets the same file be chosen again after it was removed.
            target.value = ''
          }}
        />
      </Zone>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {entries.length > 0 && (
        <Files aria-label={fileText.files(label)}>
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              onRemove={restoringFocus(onRemove)}
              onCancel={restoringFocus(onCancel)}
            />
          ))}
        </Files>
      )}
    </div>
  )
}

/** Moves the focus to the field if the pressed button of a row disappears. Call the result on press. */
function useRestoreFocus(input: { current: HTMLInputElement | null }, entries: readonly FileEntry[]): () => void {
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (pressed.current && (document.activeElement === null || document.activeElement === document.body))
      input.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [input, entries])
  return () => {
    pressed.current = true
  }
}

/** The latest change to the files, as text for screen readers. */
function useAnnouncement(entries: readonly FileEntry[]): string {
  const [last, setLast] = useState({ entries, text: '' })
  if (last.entries === entries) return last.text
  const text = describeFileChanges(last.entries, entries)
  setLast({ entries, text: text === '' ? last.text : text })
  return text
}

const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--sp-1);
  padding: var(--sp-5);
  border: 1px dashed var(--line-ctl);
  border-radius: var(--r-2);
  text-align: center;
  cursor: pointer;
  transition: background var(--t-fast) var(--ease);

  & > svg {
    margin-bottom: var(--sp-1);
    color: var(--text-3);
  }

  &:hover:not([data-off]) {
    background: var(--raised);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &[data-over] {
    border: 1px solid var(--lamp);
    background: var(--lamp-soft);
  }

  /* Otherwise entering a child fires dragleave on the zone. */
  &[data-over] > * {
    pointer-events: none;
  }

  &[data-off] {
    border-color: var(--line-2);
    color: var(--text-3);
    cursor: not-allowed;
  }
`

const Prompt = styled.span`
  font-weight: var(--fw-medium);

  & > :last-child {
    text-decoration: underline;
    text-decoration-color: var(--line-ctl);
    text-underline-offset: 3px;
  }

  label:hover:not([data-off]) > & > :last-child {
    text-decoration-color: var(--lamp);
  }
`

const Hint = styled.span`
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const Files = styled.ul`
  margin-top: var(--sp-3);
`
