import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { ButtonLink } from './ButtonLink.tsx'

afterEach(cleanup)

const renderLink: RenderLink = ({ to, ...rest }) => <a href={to} data-rendered {...rest} />
const link = () => screen.getByRole('link')

describe('ButtonLink', () => {
  it('renders an in-app link through `renderLink`, styled as a button', () => {
    render(
      <ButtonLink to="/dashboard/ads?region=IE" renderLink={renderLink} variant="primary" size="s">
        All ads
      </ButtonLink>,
    )
    expect(link().getAttribute('href')).toBe('/dashboard/ads?region=IE')
    expect(link().hasAttribute('data-rendered')).toBe(true)
    expect(link().dataset.variant).toBe('primary')
    expect(link().className).not.toBe('')
    expect(link().getAttribute('target')).toBeNull()
    expect(link().getAttribute('type')).toBeNull()
  })

  it('opens an external link in a new tab, without opener and referrer, and says so', () => {
    render(<ButtonLink href="https://help.example/ads">Help centre</ButtonLink>)
    expect(link().getAttribute('href')).toBe('https://help.example/ads')
    expect(link().getAttribute('target')).toBe('_blank')
    expect(link().getAttribute('rel')).toBe('noopener noreferrer')
    expect(link().textContent).toBe('Help centre (opens in a new tab)')
  })

  it('opens a mailto link in the same tab', () => {
    render(<ButtonLink href="mailto:help@harbourvale.example">Write to us</ButtonLink>)
    expect(link().getAttribute('target')).toBeNull()
    expect(link().textContent).toBe('Write to us')
  })

  it.each([
    ['javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['/dashboard'],
    ['//elsewhere.example'],
    [null],
  ])('does not follow %j', (href) => {
    render(<ButtonLink href={href}>Help centre</ButtonLink>)
    expect(link().hasAttribute('href')).toBe(false)
    expect(link().getAttribute('aria-disabled')).toBe('true')
  })
})
