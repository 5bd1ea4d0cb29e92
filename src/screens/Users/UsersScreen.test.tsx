import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#domain/account.ts'
import { testLoadable } from '#domain/testLoadable.ts'
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx'
import { DEFAULT_SORT, type UsersView } from './usersView.ts'

const USERS: User[] = [
  {
    userName: 'theo@h.example',
    firstName: 'Theo',
    lastName: 'Marchetti',
    email: 'press@h.example',
    activatedOn: '2024-03-04',
  },
  {
    userName: 'imogen@h.example',
    firstName: 'Imogen',
    lastName: 'Ashby',
    email: 'imogen@h.example',
    activatedOn: '2025-03-04',
  },
  { userName: 'rory@h.example', firstName: 'Rory', lastName: 'Quinn', email: null, activatedOn: null },
]
const onView = vi.fn()
const onCopyEmail = vi.fn()

/** The screen with an address of its own, as the page gives it one. */
function Told({ start = {}, ...props }: Partial<UsersScreenProps> & { start?: Partial<UsersView> }) {
  const [view, setView] = useState<UsersView>({ q: '', sort: DEFAULT_SORT, ...start })
  const change = (part: Partial<UsersView>, how?: 'push' | 'replace') => {
    onView(part, how)
    setView((before) => ({ ...before, ...part }))
  }
  return (
    <UsersScreen
      users={testLoadable(USERS)}
      view={view}
      onView={change}
      accountName="Harbour & Vale"
      me="Imogen@h.example"
      today="2026-11-20"
      onCopyEmail={onCopyEmail}
      onBack={vi.fn()}
      {...props}
    />
  )
}

const names = () => Array.from(document.querySelectorAll('tbody b'), (each) => each.textContent)
const exportButton = () => screen.getByText('Export CSV').closest('button')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onView.mockReset()
  onCopyEmail.mockReset()
})

describe('UsersScreen', { timeout: 20_000 }, () => {
  it('tells who is there, who has not come yet, and which one is you', () => {
    render(<Told />)
    expect(screen.getByText('3 people can sign in to Harbour & Vale. 1 has not activated yet.')).toBeDefined()
    expect(names()).toEqual(['Imogen Ashby', 'Rory Quinn', 'Theo Marchetti'])
    const [imogen, rory, theo] = Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent)
    expect(imogen).toBe('IAImogen AshbyYouimogen@h.exampleSame as user name04-03-2025')
    expect(rory).toBe('RQRory Quinnrory@h.exampleNo e-mailNot activated')
    expect(theo).toBe('TMTheo Marchettitheo@h.examplepress@h.example04-03-2024')
  })

  it('sorts by a head, those without a day last either way', async () => {
    render(<Told />)
    const head = screen.getByText('Active since', { selector: 'th *' })
    await userEvent.click(head)
    expect(onView).toHaveBeenLastCalledWith({ sort: [{ key: 'active', falling: true }] }, 'push')
    expect(names()).toEqual(['Imogen Ashby', 'Theo Marchetti', 'Rory Quinn'])
    await userEvent.click(head)
    expect(names()).toEqual(['Theo Marchetti', 'Imogen Ashby', 'Rory Quinn'])
  })

  it('searches at once, counts what it found, and keeps the address after a rest', () => {
    vi.useFakeTimers()
    render(<Told />)
    fireEvent.change(screen.getByLabelText('Search people'), { target: { value: 'PRESS theo' } })
    expect(names()).toEqual(['Theo Marchetti'])
    expect(screen.getByText('1 of 3 people')).toBeDefined()
    act(() => void vi.advanceTimersByTime(300))
    expect(onView).toHaveBeenCalledExactlyOnceWith({ q: 'PRESS theo' }, 'replace')
  })

  it('copies an e-mail, also one that is the user name', async () => {
    render(<Told />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy press@h.example' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy imogen@h.example' }))
    expect(onCopyEmail.mock.calls).toEqual([['press@h.example'], ['imogen@h.example']])
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2)
  })

  describe('as a file', () => {
    let file: Blob | undefined
    const saved: string[] = []
    beforeEach(() => {
      saved.length = 0
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'), revokeObjectURL: vi.fn() }),
      )
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download)
      })
    })
    afterEach(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })

    it('hands over every row of the search, in its order', async () => {
      render(<Told start={{ q: 'o', sort: [{ key: 'name', falling: true }] }} />)
      await userEvent.click(screen.getByText('Export CSV'))
      await waitFor(() => expect(saved).toEqual(['users-2026-11-20.csv']))
      expect(
        (await file?.text())
          ?.split('\r\n')
          .slice(1, 4)
          .map((row) => row.split(',')[0]),
      ).toEqual(['Theo', 'Rory', 'Imogen'])
    })

    it('says in its name that it is a part', async () => {
      render(<Told users={testLoadable(USERS, { cancelled: true })} />)
      await userEvent.click(screen.getByText('Export CSV'))
      await waitFor(() => expect(saved).toEqual(['users-2026-11-20-part.csv']))
    })
  })

  it('says when nobody matches, and clears the search', async () => {
    render(<Told start={{ q: 'zzz' }} />)
    expect(screen.getByRole('heading', { name: 'Nobody matches “zzz”' })).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByText('Show everybody'))
    expect(names()).toHaveLength(3)
    expect(onView).toHaveBeenLastCalledWith({ q: '' }, 'push')
  })

  it('says when nobody is there, and looks again', async () => {
    const retry = vi.fn()
    render(<Told users={testLoadable([], { retry })} />)
    await userEvent.click(screen.getByText('Look again'))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows the first while the others come, and makes no file of them', () => {
    render(<Told users={testLoadable(USERS, { loading: true, progress: { loaded: 3, total: 3000 } })} />)
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 3,000')
    expect(screen.getByText('People who can sign in to Harbour & Vale.')).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
  })
})
