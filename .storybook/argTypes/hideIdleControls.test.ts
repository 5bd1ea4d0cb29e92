import { expect, it } from 'vitest'
import { hideIdleControls } from './hideIdleControls.ts'

const PROP = { name: 'a', description: 'An a.', control: { type: 'text' } as const }

/** The arg types of a story with these parameters, and whether its tab is hidden. */
function hide(given: object, title = 'Components/Data/Chip') {
  const parameters: { controls?: { disable?: boolean } } = { ...given }
  return [hideIdleControls({ title, parameters, argTypes: { a: PROP } }), parameters.controls?.disable === true]
}

it('leaves those of a story with args', () => {
  expect(hide({ __isArgsStory: true })).toEqual([{ a: PROP }, false])
})

it('removes those of a story without args, but keeps its table of props', () => {
  expect(hide({ __isArgsStory: false })).toEqual([{ a: { ...PROP, control: { disable: true } } }, true])
})

it('removes those of a screen, but keeps its table of props', () => {
  expect(hide({ __isArgsStory: true }, 'Screens/Errors/Global error')).toEqual([
    { a: { ...PROP, control: { disable: true } } },
    true,
  ])
})
