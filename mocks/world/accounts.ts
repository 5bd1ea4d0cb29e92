/** An account of the mock world. Its titles are numbered from `firstId`, so a title's id identifies its account. */
export interface WorldAccount {
  id: string
  name: string
  /** Default imprint of its titles. */
  imprint: string
  firstId: number
  titleCount: number
  domain: string
  /** Only visible to internal staff. */
  staffOnly: boolean
}

// A table: one account a line.
// prettier-ignore
export const ACCOUNTS: readonly WorldAccount[] = [
  { id: 'HV01', name: 'Harbour & Vale', imprint: 'Nightjar Classics', firstId: 101, titleCount: 25, domain: 'harbourvale.example', staffOnly: false },
  { id: 'QA07', name: 'Quill & Anchor Press', imprint: 'Quill & Anchor', firstId: 2001, titleCount: 140, domain: 'quillanchor.example', staffOnly: false },
  { id: 'FX12', name: 'Foxglove Children’s Books', imprint: 'Foxglove', firstId: 4001, titleCount: 42, domain: 'foxglove.example', staffOnly: false },
  { id: 'NL03', name: 'Northlight Editions', imprint: 'Northlight', firstId: 30001, titleCount: 3000, domain: 'northlight.example', staffOnly: false },
  { id: 'SM22', name: 'Saltmarsh Poetry', imprint: 'Saltmarsh', firstId: 6001, titleCount: 12, domain: 'saltmarsh.example', staffOnly: false },
  { id: 'TI09', name: 'Tern Island Books', imprint: 'Tern Island', firstId: 7001, titleCount: 0, domain: 'ternisland.example', staffOnly: false },
  { id: 'LH31', name: 'Lanternhouse', imprint: 'Lanternhouse', firstId: 8001, titleCount: 64, domain: 'lanternhouse.example', staffOnly: true },
  { id: 'GW40', name: 'Greywether & Sons', imprint: 'Greywether', firstId: 9001, titleCount: 18, domain: 'greywether.example', staffOnly: true },
]

export function accountById(id: string): WorldAccount | undefined {
  return ACCOUNTS.find((account) => account.id === id)
}

/** The account that a title id belongs to. */
export function accountOfTitle(titleId: number): WorldAccount | undefined {
  return ACCOUNTS.find(({ firstId, titleCount }) => titleId >= firstId && titleId < firstId + titleCount)
}
