import { createElement } from 'react'
import type { StrictInputType } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { chooseControls } from './chooseControls.ts'

const NONE = { disable: true }
const OTHER: StrictInputType = { name: 'a', type: { name: 'other', value: 'ReactNode' } }
const ARGS = { title: 'Components/Data/Chip', parameters: { __isArgsStory: true } }
const choose = (a: StrictInputType, value: unknown) =>
  chooseControls({ ...ARGS, argTypes: { a }, initialArgs: { a: value } }).a?.control

it.each([
  ['Export CSV', { type: 'text' }],
  [3, { type: 'number' }],
  [true, { type: 'boolean' }],
  [[{ value: 'us', label: 'United States' }], { type: 'object' }],
  [createElement('b'), NONE],
  [[createElement('b')], NONE],
  [new Map([['us', 'United States']]), NONE],
  [{ icon: () => null }, NONE],
  [null, NONE],
  [undefined, NONE],
])('edits %j by the control %j', (value, control) => {
  expect(choose(OTHER, value)).toEqual(control)
})

it('leaves types that Storybook knows, and what a story sets', () => {
  expect(choose({ name: 'a', type: { name: 'boolean' } }, undefined)).toBeUndefined()
  expect(choose({ ...OTHER, control: { type: 'text' } }, undefined)).toEqual({ type: 'text' })
  expect(choose({ ...OTHER, options: ['x'] }, undefined)).toBeUndefined()
})

it.each([
  ['a screen', 'Screens/Errors/Global error', true, NONE],
  ['a story without args', 'Components/Data/Chip', false, NONE],
  ['no other', 'Components/Data/Chip', true, undefined],
])('removes those of %s, with their tab, but keeps the table of props', (_, title, __isArgsStory, controls) => {
  const parameters: { __isArgsStory: boolean; controls?: object } = { __isArgsStory }
  const a = { name: 'a', description: 'An a.', control: { type: 'text' } as const }
  const chosen = chooseControls({ title, parameters, argTypes: { a }, initialArgs: {} })
  expect(chosen).toEqual({ a: { ...a, control: controls ?? a.control } })
  expect(parameters.controls).toEqual(controls)
})
