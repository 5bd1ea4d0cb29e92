import { Upload } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { acceptOf, fileFault, type FileRules } from '#domain/fileRules.ts'
import { fileText } from '#domain/messages/ad.ts'
import { fileNews, type FileEntry } from './fileEntry.ts'
import { FileRow } from './FileRow.tsx'
import { useDrop } from './useDrop.ts'

/** A file as it was handed over; `error` says why it is not accepted. */
export interface CheckedFile {
  file: File
  error: string | null
}

export interface FileDropProps {
  /** Names the field: 'Material'. */
  label: string
  rules: FileRules
  /** Any number at once; else one, and a further one is for taking its place. */
  multiple?: boolean
  entries: readonly FileEntry[]
  /** Files were dropped or chosen: to be kept as entries, also those that are not accepted, so that their fault is seen. */
  onAdd: (files: readonly CheckedFile[]) => void
  onRemove: (id: string) => void
  /** Asked for while a file is being sent. */
  onCancel: (id: string) => void
  onRetry?: (id: string) => void
  /** No further files: while some are being sent. */
  disabled?: boolean
}

/**
 * Where a person hands over files, by dropping or choosing them (native file input), and sees what becomes of each: chosen,
 * on its way, failed, sent. Holds nothing and sends nothing itself (visual.md, States; mockup 09).
 */
export function FileDrop({
  label,
  rules,
  multiple = false,
  entries,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  disabled = false,
}: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const keepFocus = useFocusKept(input, entries)
  const news = useNews(entries)

  const take = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1)
    if (taken.length > 0) onAdd(taken.map((file) => ({ file, error: fileFault(file, rules) })))
  }
  const { over, zone } = useDrop(disabled, take)
  const leave = (act: (id: string) => void) => (entryId: string) => {
    keepFocus()
    act(entryId)
  }
  return (
    <div>
      <Zone {...zone} data-over={over || undefined} data-off={disabled || undefined}>
        <Upload size={20} strokeWidth={1.5} aria-hidden />
        <span className="vh" id={`${id}-label`}>
          {label}
        </span>
        <Offer>
          {fileText.drop(multiple)}
          <span id={`${id}-choose`}>{fileText.choose(multiple)}</span>
        </Offer>
        <Hint id={`${id}-hint`}>
          {fileText.accepted(
            rules.kinds.map(({ name }) => name),
            rules.maxBytes,
            multiple,
          )}
        </Hint>
        <input
          ref={input}
          className="vh"
          type="file"
          accept={acceptOf(rules.kinds)}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // The same file may be chosen again after it was removed.
            target.value = ''
          }}
        />
      </Zone>
      <p className="vh" role="status">
        {news}
      </p>
      {entries.length > 0 && (
        <Files aria-label={fileText.files(label)}>
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              onRemove={leave(onRemove)}
              onCancel={leave(onCancel)}
              onRetry={onRetry && leave(onRetry)}
            />
          ))}
        </Files>
      )}
    </div>
  )
}

/** When a row's button goes with what it did, the focus goes to the field instead of nowhere. */
function useFocusKept(input: { current: HTMLInputElement | null }, entries: readonly FileEntry[]): () => void {
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

/** What changed last, in words. */
function useNews(entries: readonly FileEntry[]): string {
  const [seen, setSeen] = useState({ entries, news: '' })
  if (seen.entries === entries) return seen.news
  const news = fileNews(seen.entries, entries)
  setSeen({ entries, news: news === '' ? seen.news : news })
  return news
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
    outline-offset: 2px;
  }

  &[data-over] {
    border: 1px solid var(--lamp);
    background: var(--lamp-soft);
  }

  /* A child that the pointer comes over would tell of a leave. */
  &[data-over] > * {
    pointer-events: none;
  }

  &[data-off] {
    border-color: var(--line-2);
    color: var(--text-3);
    cursor: not-allowed;
  }
`

const Offer = styled.span`
  font-weight: var(--fw-medium);

  & > span {
    text-decoration: underline;
    text-decoration-color: var(--line-ctl);
    text-underline-offset: 3px;
  }

  label:hover:not([data-off]) > & > span {
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
