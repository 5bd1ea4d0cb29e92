import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#domain/account.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx'
import { DEFAULT_USERS_SORT, type UsersView } from './usersView.ts'

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
const FAILURE = testFailure(500)
const onView = vi.fn()
const onCopyEmail = vi.fn()

/** The screen with its view in state, as the page provides it. */
function StatefulScreen({ start = {}, ...props }: Partial<UsersScreenProps> & { start?: Partial<UsersView> }) {
  const [view, setView] = useState<UsersView>({ q: '', sort: DEFAULT_USERS_SORT, ...start })
  const handleView = (change: Partial<UsersView>, mode: 'push' | 'replace') => {
    onView(change, mode)
    setView((previous) => ({ ...previous, ...change }))
  }
  return (
    <UsersScreen
      users={testLoadable(USERS)}
      view={view}
      onView={handleView}
      accountName="Harbour & Vale"
      userName="Imogen@h.example"
      today="2026-11-20"
      onCopyEmail={onCopyEmail}
      {...props}
    />
  )
}

const names = () => Array.from(document.querySelectorAll('tbody b'), (name) => name.textContent)
const exportButton = () => screen.getByText('Export').closest('button')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onView.mockReset()
  onCopyEmail.mockReset()
})

describe('UsersScreen', () => {
  it('lists the users, marks those not activated and the signed-in user', () => {
    render(<StatefulScreen />)
    expect(screen.getByText('3 users in Harbour & Vale, 1 not activated.')).toBeDefined()
    expect(names()).toEqual(['Imogen Ashby', 'Rory Quinn', 'Theo Marchetti'])
    const [imogen, rory, theo] = Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent)
    expect(imogen).toBe('IAImogen AshbyYouimogen@h.example04-03-2025')
    expect(rory).toBe('RQRory QuinnNo emailUsername rory@h.exampleNot activated')
    expect(theo).toBe('TMTheo Marchettipress@h.exampleUsername theo@h.example04-03-2024')
  })

  it('sorts by a column head, users without a date last in both directions', async () => {
    render(<StatefulScreen />)
    const head = screen.getByText('Activated', { selector: 'th *' })
    await userEvent.click(head)
    expect(onView).toHaveBeenLastCalledWith({ sort: [{ key: 'active', descending: true }] }, 'push')
    expect(names()).toEqual(['Imogen Ashby', 'Theo Marchetti', 'Rory Quinn'])
    await userEvent.click(head)
    expect(names()).toEqual(['Theo Marchetti', 'Imogen Ashby', 'Rory Quinn'])
  })

  it('searches at once, counts the matches and updates the URL after a pause', () => {
    vi.useFakeTimers()
    render(<StatefulScreen />)
    fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'PRESS theo' } })
    expect(names()).toEqual(['Theo Marchetti'])
    expect(screen.getByText('1 of 3 users in Harbour & Vale.')).toBeDefined()
    act(() => void vi.advanceTimersByTime(300))
    expect(onView).toHaveBeenCalledExactlyOnceWith({ q: 'PRESS theo' }, 'replace')
  })

  it('copies an email, even if it is the username', async () => {
    render(<StatefulScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy press@h.example' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy imogen@h.example' }))
    expect(onCopyEmail.mock.calls).toEqual([['press@h.example'], ['imogen@h.example']])
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2)
  })

  describe('CSV export', () => {
    let file: Blob | undefined
    const fileNames: string[] = []
    beforeEach(() => {
      fileNames.length = 0
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'), revokeObjectURL: vi.fn() }),
      )
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        fileNames.push(this.download)
      })
    })
    afterEach(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })

    it('contains every matching row in table order', async () => {
      render(<StatefulScreen start={{ q: 'o', sort: [{ key: 'name', descending: true }] }} />)
      await userEvent.click(screen.getByText('Export'))
      await userEvent.click(screen.getByText('Table as shown (CSV)'))
      await waitFor(() => expect(fileNames).toEqual(['users-2026-11-20.csv']))
      expect(
        (await file?.text())
          ?.split('\r\n')
          .slice(1, 4)
          .map((row) => row.split(',')[0]),
      ).toEqual(['Theo', 'Rory', 'Imogen'])
    })

    it('is one file for several presses', () => {
      render(<StatefulScreen />)
      fireEvent.click(screen.getByText('Export'))
      const entry = screen.getByRole('menuitem', { name: 'Table as shown (CSV)' })
      for (let press = 0; press < 4; press += 1) fireEvent.click(entry)
      expect(fileNames).toEqual(['users-2026-11-20.csv'])
    })

    it.each([
      ['has failed', { failure: FAILURE }],
      ['waits for a retry', { failure: FAILURE, retrying: { attempt: 1, of: 3, nextInS: 2 } }],
      ['was cancelled', { cancelled: true, progress: { loaded: 3, total: 3000 } }],
    ])('is not offered for a list whose rest %s, nor is it counted', (_, state) => {
      render(<StatefulScreen start={{ q: 'o' }} users={testLoadable(USERS, { isComplete: false, ...state })} />)
      expect(names()).toHaveLength(3)
      expect(exportButton()).toHaveProperty('disabled', true)
      expect(screen.getByText('Users in Harbour & Vale.')).toBeDefined()
      expect(screen.queryByText(/of 3 users/)).toBeNull()
    })
  })

  it('reports that no users match and clears the search', async () => {
    render(<StatefulScreen start={{ q: 'zzz' }} />)
    expect(screen.getByRole('heading', { name: 'No users match “zzz”' })).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByText('Clear search'))
    expect(names()).toHaveLength(3)
    expect(onView).toHaveBeenLastCalledWith({ q: '' }, 'push')
  })

  it('does not say that nobody matches while users are missing', () => {
    render(<StatefulScreen start={{ q: 'zzz' }} users={testLoadable(USERS, { isComplete: false, failure: FAILURE })} />)
    expect(screen.queryByRole('heading', { name: /No users match/ })).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
  })

  it('offers to reload an empty list', async () => {
    const retry = vi.fn()
    render(<StatefulScreen users={testLoadable([], { retry })} />)
    await userEvent.click(screen.getByText('Refresh'))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows the first rows while the rest load and exports nothing yet', () => {
    const state = { isComplete: false, loading: true, progress: { loaded: 3, total: 3000 } }
    render(<StatefulScreen users={testLoadable(USERS, state)} />)
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 3,000')
    expect(screen.getByText('Users in Harbour & Vale.')).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
  })
})
