import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FileRules } from '#domain/fileRules.ts'
import { FileDrop } from './FileDrop.tsx'
import type { FileEntry } from './fileEntry.ts'

afterEach(cleanup)

const RULES: FileRules = { kinds: [{ name: 'PNG', types: ['image/png'], endings: ['.png'] }], maxBytes: 10 }
const png = (name: string, text = 'x') => new File([text], name, { type: 'image/png' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

function show({
  entries = [],
  multiple = true,
  disabled = false,
}: { entries?: readonly FileEntry[]; multiple?: boolean; disabled?: boolean } = {}) {
  const onAdd = vi.fn()
  function Held() {
    const [held, setHeld] = useState(entries)
    return (
      <FileDrop
        label="Material"
        rules={RULES}
        multiple={multiple}
        disabled={disabled}
        entries={held}
        onAdd={onAdd}
        onCancel={() => undefined}
        onRemove={(id) => setHeld(held.filter((each) => each.id !== id))}
      />
    )
  }
  render(<Held />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Material choose/)
  const zone = field.closest('label') ?? field
  return { user: userEvent.setup({ applyAccept: false }), onAdd, field, zone }
}

const withFiles = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'], dropEffect: 'none' } })

describe('FileDrop', () => {
  it('hands over chosen files with what is wrong with each', async () => {
    const { user, field, onAdd } = show()
    const files = [png('a.png'), text, png('b.png', ''), png('c.png', 'x'.repeat(11))]
    await user.upload(field, files)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([
      { file: files[0], error: null },
      { file: text, error: 'This kind of file is not accepted' },
      { file: files[2], error: 'This file is empty' },
      { file: files[3], error: 'Larger than 10 bytes' },
    ])
  })

  it('takes the same file again', async () => {
    const { user, field, onAdd } = show()
    await user.upload(field, png('a.png'))
    expect(field.value).toBe('')
    await user.upload(field, png('a.png'))
    expect(onAdd).toHaveBeenCalledTimes(2)
  })

  it('takes dropped files, and shows that it would', () => {
    const { zone, onAdd } = show()
    const file = png('a.png')
    fireEvent.dragEnter(zone, withFiles(file))
    expect(zone.hasAttribute('data-over')).toBe(true)
    fireEvent.dragLeave(zone, withFiles(file))
    expect(zone.hasAttribute('data-over')).toBe(false)
    fireEvent.dragOver(zone, withFiles(file))
    fireEvent.drop(zone, withFiles(file))
    expect(zone.hasAttribute('data-over')).toBe(false)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([{ file, error: null }])
  })

  it('takes one where one is wanted', () => {
    const { zone, onAdd, field } = show({ multiple: false })
    expect(field.multiple).toBe(false)
    fireEvent.drop(zone, withFiles(png('a.png'), png('b.png')))
    expect(onAdd.mock.calls[0]?.[0]).toHaveLength(1)
  })

  it('takes nothing while disabled, nor text that is dragged', () => {
    const { zone, onAdd } = show({ disabled: true })
    fireEvent.dragOver(zone, withFiles(png('a.png')))
    fireEvent.drop(zone, withFiles(png('a.png')))
    expect(zone.hasAttribute('data-over')).toBe(false)
    cleanup()
    const enabled = show()
    fireEvent.dragOver(enabled.zone, { dataTransfer: { files: [], types: ['text/plain'] } })
    expect(enabled.zone.hasAttribute('data-over')).toBe(false)
    expect(onAdd).not.toHaveBeenCalled()
    expect(enabled.onAdd).not.toHaveBeenCalled()
  })

  it('does not let a file that misses the zone replace the page', () => {
    show()
    const drop = createEvent.drop(document.body, withFiles(png('a.png')))
    fireEvent(document.body, drop)
    expect(drop.defaultPrevented).toBe(true)
    cleanup()
    const later = createEvent.drop(document.body, withFiles(png('a.png')))
    fireEvent(document.body, later)
    expect(later.defaultPrevented).toBe(false)
  })

  it('keeps the focus when a file is removed, and tells what changes', async () => {
    const entries: FileEntry[] = [
      { id: '1', file: png('a.png') },
      { id: '2', file: png('b.png'), error: 'Can’t reach the server' },
    ]
    const { user, field } = show({ entries })
    expect(screen.getByText('Can’t reach the server')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove b.png' }))
    expect(screen.queryByText('b.png')).toBeNull()
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('offers for each state what can be done', () => {
    const file = png('a.png')
    show({
      entries: [
        { id: '1', file },
        { id: '2', file, progress: { sent: 5, total: 10 } },
        { id: '3', file, done: true },
        { id: '4', file, error: 'Gone', canRetry: true },
      ],
    })
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')))
    // Without `onRetry` there is no other try.
    expect(rows).toEqual([['Remove a.png'], ['Cancel a.png'], [], ['Remove a.png']])
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  })
})
