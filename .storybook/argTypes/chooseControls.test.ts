import { createElement } from 'react'
import type { StrictInputType } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { chooseControls } from './chooseControls.ts'

const NONE = { disable: true }
const OTHER: StrictInputType = { name: 'a', type: { name: 'other', value: 'ReactNode' } }
const choose = (a: StrictInputType, value: unknown, title = 'Components/Data/Chip', parameters = {}) =>
  chooseControls({ title, parameters, argTypes: { a }, initialArgs: { a: value } }).a?.control

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
  ['a screen', 'Screens/Errors/Global error', true],
  ['a story without args', 'Components/Data/Chip', false],
])('removes those of %s, and their tab', (_, title, __isArgsStory) => {
  const parameters = { __isArgsStory }
  expect(choose(OTHER, 'Chip', title, parameters)).toEqual(NONE)
  expect(parameters).toMatchObject({ controls: NONE })
})
