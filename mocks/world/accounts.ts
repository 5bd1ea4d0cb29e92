/** An account of the world. Its titles' ids run from `firstId` on, so that an id tells its account. */
export interface WorldAccount {
  id: string
  name: string
  /** What its ads say at the foot. */
  imprint: string
  firstId: number
  titleCount: number
  domain: string
  /** Only internal staff see it in their list. */
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

/** The account whose titles carry this id, wherever it is asked from. */
export function accountOfTitle(titleId: number): WorldAccount | undefined {
  return ACCOUNTS.find(({ firstId, titleCount }) => titleId >= firstId && titleId < firstId + titleCount)
}
