import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useNoReferrer } from './useNoReferrer.ts'

afterEach(cleanup)

const policy = () => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content

it('sets the no-referrer policy while the page is open', () => {
  expect(policy()).toBeUndefined()
  const { unmount } = renderHook(useNoReferrer)
  expect(policy()).toBe('no-referrer')
  unmount()
  expect(policy()).toBeUndefined()
})
