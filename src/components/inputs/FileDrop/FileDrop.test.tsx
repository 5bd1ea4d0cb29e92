import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FileRules } from '#domain/fileRules.ts'
import { FileDrop } from './FileDrop.tsx'
import type { FileEntry } from './fileEntry.ts'

afterEach(cleanup)

const RULES: FileRules = { kinds: [{ name: 'PNG', mediaTypes: ['image/png'], extensions: ['.png'] }], maxBytes: 10 }
const png = (name: string, text = 'x') => new File([text], name, { type: 'image/png' })
const textFile = new File(['x'], 'notes.txt', { type: 'text/plain' })

function setup({
  entries = [],
  multiple = true,
  disabled = false,
}: { entries?: readonly FileEntry[]; multiple?: boolean; disabled?: boolean } = {}) {
  const onAdd = vi.fn()
  function Controlled() {
    const [currentEntries, setCurrentEntries] = useState(entries)
    return (
      <FileDrop
        label="Artwork files"
        rules={RULES}
        multiple={multiple}
        disabled={disabled}
        entries={currentEntries}
        onAdd={onAdd}
        onCancel={() => undefined}
        onRemove={(id) => setCurrentEntries(currentEntries.filter((entry) => entry.id !== id))}
      />
    )
  }
  render(<Controlled />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Artwork files choose/)
  const zone = field.closest('label') ?? field
  return { user: userEvent.setup({ applyAccept: false }), onAdd, field, zone }
}

const dragOf = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'], dropEffect: 'none' } })

describe('FileDrop', () => {
  it('passes on chosen files, each with its error', async () => {
    const { user, field, onAdd } = setup()
    const files = [png('a.png'), textFile, png('b.png', ''), png('c.png', 'x'.repeat(11))]
    await user.upload(field, files)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([
      { file: files[0], error: null },
      { file: textFile, error: 'File type not supported' },
      { file: files[2], error: 'This file is empty' },
      { file: files[3], error: 'File is over 10 bytes' },
    ])
  })

  it('accepts the same file again', async () => {
    const { user, field, onAdd } = setup()
    await user.upload(field, png('a.png'))
    expect(field.value).toBe('')
    await user.upload(field, png('a.png'))
    expect(onAdd).toHaveBeenCalledTimes(2)
  })

  it('highlights during a drag and accepts dropped files', () => {
    const { zone, onAdd } = setup()
    const file = png('a.png')
    fireEvent.dragEnter(zone, dragOf(file))
    expect(zone.hasAttribute('data-over')).toBe(true)
    fireEvent.dragLeave(zone, dragOf(file))
    expect(zone.hasAttribute('data-over')).toBe(false)
    fireEvent.dragOver(zone, dragOf(file))
    fireEvent.drop(zone, dragOf(file))
    expect(zone.hasAttribute('data-over')).toBe(false)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([{ file, error: null }])
  })

  it('accepts only one file unless `multiple`', () => {
    const { zone, onAdd, field } = setup({ multiple: false })
    expect(field.multiple).toBe(false)
    fireEvent.drop(zone, dragOf(png('a.png'), png('b.png')))
    expect(onAdd.mock.calls[0]?.[0]).toHaveLength(1)
  })

  it('ignores drops while disabled, and dragged text', () => {
    const { zone, onAdd } = setup({ disabled: true })
    fireEvent.dragOver(zone, dragOf(png('a.png')))
    fireEvent.drop(zone, dragOf(png('a.png')))
    expect(zone.hasAttribute('data-over')).toBe(false)
    cleanup()
    const enabled = setup()
    fireEvent.dragOver(enabled.zone, { dataTransfer: { files: [], types: ['text/plain'] } })
    expect(enabled.zone.hasAttribute('data-over')).toBe(false)
    expect(onAdd).not.toHaveBeenCalled()
    expect(enabled.onAdd).not.toHaveBeenCalled()
  })

  it('stops the browser from opening a file dropped outside the zone', () => {
    setup()
    const drop = createEvent.drop(document.body, dragOf(png('a.png')))
    fireEvent(document.body, drop)
    expect(drop.defaultPrevented).toBe(true)
    cleanup()
    const dropAfterUnmount = createEvent.drop(document.body, dragOf(png('a.png')))
    fireEvent(document.body, dropAfterUnmount)
    expect(dropAfterUnmount.defaultPrevented).toBe(false)
  })

  it('moves the focus to the field when a file is removed, without an announcement', async () => {
    const entries: FileEntry[] = [
      { id: '1', file: png('a.png') },
      { id: '2', file: png('b.png'), error: 'Can’t reach the server' },
    ]
    const { user, field } = setup({ entries })
    expect(screen.getByText('Can’t reach the server')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove b.png' }))
    expect(screen.queryByText('b.png')).toBeNull()
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows the actions of each state', () => {
    const file = png('a.png')
    setup({
      entries: [
        { id: '1', file },
        { id: '2', file, progress: { sent: 5, total: 10 } },
        { id: '3', file, done: true },
        { id: '4', file, error: 'Gone' },
      ],
    })
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')))
    expect(rows).toEqual([['Remove a.png'], ['Cancel a.png'], [], ['Remove a.png']])
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  })
})
