import { expect, test } from 'vitest'
import { compileSnippets } from './compileSnippets.ts'

const IMPORT = "import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'\n\n"

test('compiles snippets against the components, and names the story and the line of what is wrong', () => {
  const problems = compileSnippets([
    { storyId: 'right', code: `${IMPORT}<ProgressBar label="Uploading" value={2} max={5} valueText="2 of 5" />` },
    {
      storyId: 'wrong-prop',
      code: `${IMPORT}<ProgressBar label="Uploading" value="two" max={5} valueText="2 of 5" />`,
    },
    { storyId: 'no-import', code: '<ProgressBar label="Uploading" value={2} max={5} valueText="2 of 5" />' },
    { storyId: 'cut-off', code: `${IMPORT}<ProgressBar` },
  ])
  expect(problems).toContain("wrong-prop, line 3: Type 'string' is not assignable to type 'number'.")
  expect(problems).toContain("no-import, line 1: Cannot find name 'ProgressBar'.")
  expect(new Set(problems.map((problem) => problem.split(',')[0]))).toEqual(
    new Set(['wrong-prop', 'no-import', 'cut-off']),
  )
})
