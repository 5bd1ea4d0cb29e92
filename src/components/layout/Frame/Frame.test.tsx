import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BookOpen, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BottomTabs } from '#components/layout/BottomTabs/BottomTabs.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import type { NavItem } from '../NavTabs/NavTabs.tsx'
import { NavTabs } from '#components/layout/NavTabs/NavTabs.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { Frame } from './Frame.tsx'

afterEach(cleanup)

const renderLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />
const items: NavItem[] = [
  { id: 'titles', label: 'Titles', to: '/dashboard/titles', current: true, icon: BookOpen },
  { id: 'ads', label: 'Ads', to: '/dashboard/ads', current: false, icon: Images },
]

function renderFrame(masquerade?: ReactNode) {
  return render(
    <Frame
      bars={
        <>
          {masquerade}
          <TopBar
            logo={<a href="/">Lightshelf</a>}
            nav={<NavTabs label="Top" items={items} renderLink={renderLink} />}
            end={<UserBadge accountName="Harbour & Vale" fullName="Imogen Ashby" />}
          />
          <BottomTabs label="Bottom" items={items} renderLink={renderLink} />
        </>
      }
      hasMasquerade={masquerade !== undefined}
      hasTabs
    >
      <Page title="Titles" subtitle="20 titles">
        content
      </Page>
    </Frame>,
  )
}

describe('Frame', () => {
  it('has a skip link that does not change the URL', async () => {
    Element.prototype.scrollIntoView = vi.fn()
    const user = userEvent.setup({ delay: null })
    renderFrame()
    const address = window.location.href
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(window.location.href).toBe(address)
  })

  it.each(['Top', 'Bottom'])('marks the current item of the %s tabs', (name) => {
    renderFrame()
    const tabs = within(screen.getByLabelText(name)).getAllByRole('link', { hidden: true })
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Titles', '/dashboard/titles', 'page'],
      ['Ads', '/dashboard/ads', null],
    ])
  })

  it('has a heading that can be focused after navigation', () => {
    renderFrame()
    screen.getByRole('heading', { level: 1, name: 'Titles' }).focus()
    expect(document.activeElement?.textContent).toBe('Titles')
  })

  it('reserves space for the masquerade bar only while it is shown', async () => {
    const onStop = vi.fn()
    const { container, unmount } = renderFrame()
    expect(container.firstElementChild?.getAttribute('data-masquerade')).toBe('false')
    unmount()
    const masked = renderFrame(
      <MasqueradeBar
        title="Viewing as Quill & Anchor Press"
        note="Take care."
        stopLabel="Stop masquerading"
        stopShortLabel="Stop"
        onStop={onStop}
      />,
    )
    expect(masked.container.firstElementChild?.getAttribute('data-masquerade')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Stop masquerading' }))
    expect(onStop).toHaveBeenCalledOnce()
  })
})
