import { createElement } from 'react'
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { chooseControls } from './chooseControls.ts'
import { hideIdleControls } from './hideIdleControls.ts'
import { showWrittenDefaults } from './showWrittenDefaults.ts'

type Context = Parameters<ArgTypesEnhancer>[0]

const contextOf = (argTypes: StrictArgTypes, rest: Partial<Context> = {}): Context => ({
  componentId: 'a',
  title: 'A',
  kind: 'A',
  id: 'a--b',
  name: 'B',
  story: 'B',
  tags: [],
  parameters: { __isArgsStory: true },
  initialArgs: {},
  argTypes,
  ...rest,
})

describe('chooseControls', () => {
  const OTHER: StrictInputType = { name: 'a', type: { name: 'other', value: 'ReactNode' } }
  const choose = (a: StrictInputType, value: unknown) =>
    chooseControls(contextOf({ a }, { initialArgs: { a: value } })).a?.control

  it.each([
    ['Export CSV', { type: 'text' }],
    [3, { type: 'number' }],
    [true, { type: 'boolean' }],
    [[{ value: 'us', label: 'United States' }], { type: 'object' }],
    [createElement('b'), false],
    [[createElement('b')], false],
    [new Map([['us', 'United States']]), false],
    [{ icon: () => null }, false],
    [null, false],
    [undefined, false],
  ])('edits %j by its own control', (value, control) => {
    expect(choose(OTHER, value)).toEqual(control)
  })

  it('leaves types that Storybook knows, and what a story sets', () => {
    expect(choose({ name: 'a', type: { name: 'boolean' } }, undefined)).toBeUndefined()
    expect(choose({ ...OTHER, control: { type: 'text' } }, undefined)).toEqual({ type: 'text' })
    expect(choose({ ...OTHER, options: ['x'] }, undefined)).toBeUndefined()
  })
})

describe('showWrittenDefaults', () => {
  const show = (summary: string | undefined, written?: string) => {
    const component = Object.assign(() => null, { __docgenInfo: { props: { a: { tags: { default: written } } } } })
    const table = summary === undefined ? {} : { defaultValue: { summary } }
    return showWrittenDefaults(contextOf({ a: { name: 'a', table } }, { component })).a?.table?.defaultValue?.summary
  }

  it.each([
    ['"none"', 'none', 'none'],
    [undefined, 'none', 'none'],
    ['"\\"m\\""', '"m"', '"m"'],
    ['"ghost"', '"quiet"', '"ghost"'],
    ['"m"', undefined, '"m"'],
  ])('shows %j with the comment %j as %j', (summary, written, shown) => {
    expect(show(summary, written)).toBe(shown)
  })

  it('leaves a component without documentation', () => {
    expect(showWrittenDefaults(contextOf({ a: { name: 'a' } }))).toEqual({ a: { name: 'a' } })
  })
})

describe('hideIdleControls', () => {
  const ARG_TYPES: StrictArgTypes = { a: { name: 'a', description: 'An a.', control: { type: 'text' } } }
  const hide = (parameters: Context['parameters']) => ({
    argTypes: hideIdleControls(contextOf(ARG_TYPES, { parameters })),
    isTabHidden: parameters.controls?.disable === true,
  })

  it('leaves those of a story with args', () => {
    expect(hide({ __isArgsStory: true })).toEqual({ argTypes: ARG_TYPES, isTabHidden: false })
  })

  it('removes those of a story without, but keeps its table of props', () => {
    expect(hide({ __isArgsStory: false })).toEqual({
      argTypes: { a: { name: 'a', description: 'An a.', control: false } },
      isTabHidden: true,
    })
  })

  it('removes all of a screen in the app', () => {
    expect(hide({ __isArgsStory: true, route: '/login' })).toEqual({ argTypes: {}, isTabHidden: true })
  })
})
