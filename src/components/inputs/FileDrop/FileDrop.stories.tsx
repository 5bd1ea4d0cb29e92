import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { FileRules } from '#domain/fileRules.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'
import type { FileEntry } from './fileEntry.ts'

const RULES: FileRules = {
  kinds: [
    { name: 'PNG', mediaTypes: ['image/png'], extensions: ['.png'] },
    { name: 'JPG', mediaTypes: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
    { name: 'PDF', mediaTypes: ['application/pdf'], extensions: ['.pdf'] },
    { name: 'MP4', mediaTypes: ['video/mp4'], extensions: ['.mp4'] },
  ],
  maxBytes: 50_000_000,
}

const entry = (name: string, type: string, size: number, more: Partial<FileEntry> = {}): FileEntry => ({
  id: name,
  file: { name, type, size },
  ...more,
})
const STORY = entry('dracula-story-1080x1920.png', 'image/png', 1_843_210)
const VIDEO = entry('the-count-calls-15s.mp4', 'video/mp4', 12_400_000)
const JACKET = entry('jacket-final.tiff', 'image/tiff', 9_120_000, { error: 'File type not supported' })

/** Stores the added files, as a screen would. */
function Controlled(props: FileDropProps) {
  const [entries, setEntries] = useState(props.entries)
  return (
    <div style={{ maxWidth: 480 }}>
      <FileDrop
        {...props}
        entries={entries}
        onAdd={(files) => {
          props.onAdd(files)
          setEntries([
            ...(props.multiple === true ? entries : []),
            ...files.map(({ file, error }) => ({ id: file.name, file, error })),
          ])
        }}
        onRemove={(id) => {
          props.onRemove(id)
          setEntries(entries.filter((entry) => entry.id !== id))
        }}
      />
    </div>
  )
}

const meta: Meta<typeof FileDrop> = {
  title: 'Components/Inputs/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  args: {
    label: 'Artwork files',
    rules: RULES,
    multiple: true,
    entries: [],
    onAdd: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Open the system’s file dialog' },
      description: {
        component: `For uploading files such as artwork or a jacket. It validates type and size and shows each file's progress; the caller stores the entries and uploads them. Rejected files are listed with the reason.

**ARIA pattern: none** (native file input in a drop zone)

- A click anywhere on the zone opens the system's file dialog. Dropping is optional.
- Tab then moves through the files' buttons, each named by its action and file: "Cancel the-count-calls-15s.mp4".
- If a pressed button disappears, the focus moves to the field.
- Upload progress is a progressbar; added, sent and failed files are announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof FileDrop>

export const Empty: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { FileDrop, type CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import type { FileEntry } from '#components/inputs/FileDrop/fileEntry.ts'

const RULES = {
  kinds: [{ name: 'PNG', mediaTypes: ['image/png'], extensions: ['.png'] }],
  maxBytes: 50_000_000,
}

export function Artwork() {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const add = (files: readonly CheckedFile[]) =>
    setEntries([...entries, ...files.map(({ file, error }) => ({ id: crypto.randomUUID(), file, error }))])
  const remove = (id: string) => setEntries(entries.filter((entry) => entry.id !== id))
  return (
    <FileDrop label="Artwork files" rules={RULES} multiple entries={entries} onAdd={add} onRemove={remove} onCancel={remove} />
  )
}`,
      },
    },
  },
}

export const OneFile: Story = { args: { multiple: false } }

/** As in the send dialog: a sent, an uploading and a rejected file. */
export const Sending: Story = {
  args: { entries: [{ ...STORY, done: true }, { ...VIDEO, progress: { sent: 7_936_000, total: 12_400_000 } }, JACKET] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the-count-calls-15s.mp4' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the-count-calls-15s.mp4' }))
    await expect(args.onCancel).toHaveBeenCalledWith('the-count-calls-15s.mp4')
  },
}

export const UnknownTotal: Story = {
  args: { disabled: true, entries: [{ ...VIDEO, progress: { sent: 7_936_000, total: null } }] },
}

/** The file stays in the list, with the error. */
export const Failed: Story = {
  args: { entries: [{ ...VIDEO, error: 'Can’t reach the server' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the-count-calls-15s.mp4' }))
    await expect(args.onRemove).toHaveBeenCalledWith('the-count-calls-15s.mp4')
  },
}

export const Done: Story = {
  args: {
    entries: [
      { ...STORY, done: true },
      { ...VIDEO, done: true },
    ],
  },
}

export const Disabled: Story = { args: { disabled: true } }

const createFile = (name: string, type: string, text = 'x') => new File([text], name, { type })

/** One valid file, and one for each kind of error. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  args: { rules: { ...RULES, maxBytes: 1000 } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Artwork files choose files/)
    await userEvent.upload(field, [
      createFile('cover.png', 'image/png'),
      createFile('empty.pdf', 'application/pdf', ''),
      createFile('poster.jpg', 'image/jpeg', 'x'.repeat(1001)),
    ])
    await expect(canvas.getByText('This file is empty')).toBeVisible()
    await expect(canvas.getByText('File is over 1 kB')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'cover.png added. empty.pdf: This file is empty. poster.jpg: File is over 1 kB',
    )
  },
}

export const RemovedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { entries: [STORY, JACKET] },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Artwork files choose files/)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByLabelText(/^Artwork files choose files/)).toHaveFocus()
  },
}

/** Files are dragged over the zone. */
export const DragOver: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest('label')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(createFile('cover.png', 'image/png'))
    zone?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}

const LONG = [
  entry(
    'the-strange-case-of-dr-jekyll-and-mr-hyde-with-other-tales-and-fables-final-final-2.png',
    'image/png',
    999_499,
  ),
  entry('الغلاف-النهائي-للأدب-العربي.pdf', 'application/pdf', 2_000_000, {
    error: 'body.file – the picture is 1,079 px wide and must be 1,080 px wide for a story on Meta',
  }),
]

export const LongAndRightToLeft: Story = { args: { entries: LONG } }

export const Mobile: Story = {
  args: {
    entries: [
      { ...STORY, done: true },
      { ...VIDEO, progress: { sent: 7_936_000, total: 12_400_000 } },
      JACKET,
      ...LONG,
    ],
  },
  globals: { viewport: { value: 'w390' } },
}

export const Light: Story = {
  args: { entries: [{ ...STORY, done: true }, { ...VIDEO, progress: { sent: 7_936_000, total: 12_400_000 } }, JACKET] },
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
}
