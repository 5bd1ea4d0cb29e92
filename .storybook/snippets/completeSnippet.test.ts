import { expect, test } from 'vitest'
import { completeSnippet } from './completeSnippet.ts'

const complete = (snippet: string, text: string) =>
  completeSnippet(snippet, { path: 'src/components/inputs/Select/Select.stories.tsx', text })

test('imports what the code uses, by addresses that hold in every file', async () => {
  const code = await complete(
    'const Open = () => <Select label="Sort" icon={<Star />} order={order} onChange={fn()} />',
    `import { Moon, Star } from 'lucide-react'
     import { fn } from 'storybook/test'
     import { order } from '../order.ts'
     import { Select } from './Select.tsx'
     import type { SelectProps } from './Select.tsx'`,
  )
  expect(code).toBe(`import { Star } from 'lucide-react'
import { order } from '#components/inputs/order.ts'
import { Select } from '#components/inputs/Select/Select.tsx'

<Select label="Sort" icon={<Star />} order={order} onChange={() => {}} />`)
})

test('declares what the code uses, and what that uses in turn', async () => {
  const code = await complete(
    'const Long = () => <Select options={options} />',
    `import { Select, type Option } from './Select.tsx'
     const NAMES = ['Live', 'Paused']
     const other = NAMES
     const options: Option[] = NAMES.map((other) => ({ value: other }))`,
  )
  expect(code).toBe(`import { Select, type Option } from '#components/inputs/Select/Select.tsx'

const NAMES = ['Live', 'Paused']

const options: Option[] = NAMES.map((other) => ({ value: other }))

export const Example = () => <Select options={options} />`)
})

test('names the component in place of a wrapper that only keeps its state', async () => {
  const code = await complete(
    'const Open = () => <Controlled value="new" />',
    `import { useState } from 'react'
     import { Select, type SelectProps } from './Select.tsx'
     function Controlled(props: SelectProps) {
       const [value, setValue] = useState(props.value)
       return <div><Select {...props} value={value} onChange={setValue} /></div>
     }
     const meta = { component: Select, render: (args) => <Controlled {...args} /> }
     export default meta`,
  )
  expect(code).toBe(`import { Select } from '#components/inputs/Select/Select.tsx'

<Select value="new" />`)
})

test('keeps a component of a single story', async () => {
  const code = await complete(
    'const Searched = () => <FromServer label="Country" />',
    `import { Select } from './Select.tsx'
     function FromServer(props: { label: string }) {
       return <Select {...props} options={[]} />
     }
     const meta = { component: Select }`,
  )
  expect(code).toContain('function FromServer(')
  expect(code).toContain('export const Example = () => <FromServer label="Country" />')
})

test('keeps a function that does more than return JSX', async () => {
  const code = await complete(
    'const Toggle = () => { const [on, setOn] = useState(true); return <Select on={on} onChange={setOn} /> }',
    "import { useState } from 'react'\nimport { Select } from './Select.tsx'",
  )
  expect(code).toMatch(/^export const Toggle = \(\) => \{$/m)
  expect(code).toMatch(/^import \{ useState \} from 'react'$/m)
})
