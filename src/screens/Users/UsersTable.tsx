import { styled } from 'styled-components'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { Progress } from '#domain/loadable.ts'
import { usersText } from '#domain/messages/account.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { UserLine } from './userLines.ts'

interface UsersTableProps {
  lines: readonly UserLine[]
  order: RowOrder
  columns: readonly Column<UserLine>[]
  sort: readonly SortKey[]
  onSort: (sort: SortKey[]) => void
  loading: Progress | null
  isPartial: boolean
}

/** The users as a table, or as cards on small screens. */
export function UsersTable({ lines, ...rest }: UsersTableProps) {
  return (
    <Area>
      <DataTable
        {...rest}
        caption={usersText.caption}
        rows={lines}
        rowId={idOf}
        noun={usersText.noun}
        {...USERS_TABLE_SIZES}
      />
    </Area>
  )
}

/** In pixels. */
export const USERS_TABLE_SIZES = { rowHeight: 52, cardHeadHeight: 64 }

const idOf = ({ id }: UserLine) => id

/** Styles the plain elements that userColumns renders: cheaper than styled cells in long tables. */
const Area = styled.div`
  .user,
  .email,
  .card-head {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  .email {
    gap: var(--sp-1);
  }

  .card-head {
    gap: var(--sp-2);
  }

  /* Cards are of one height, with one address or two. */
  .user:has(.card-body) {
    min-height: ${USERS_TABLE_SIZES.cardHeadHeight}px;
  }

  .card-body {
    flex: 1;
    min-width: 0;
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  .addresses {
    display: grid;
    min-width: 0;
    line-height: var(--lh-small);
  }

  .labelled {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--sp-1) var(--sp-2);
    margin-top: var(--sp-1);
    text-align: left;
  }

  /* Without another user name, the address says by itself what it is. */
  .labelled > :only-child {
    grid-column: 1 / -1;
  }

  .truncate {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .email,
  .card-body {
    color: var(--text-2);
  }

  b {
    color: var(--text);
    font-size: var(--fs-body);
    font-weight: var(--fw-medium);
    line-height: var(--lh-body);
  }

  .card-head > .active-since {
    flex: none;
    margin-inline-start: auto;
  }

  .you {
    flex: none;
    margin-inline-start: calc(var(--sp-1) * -1);
    padding: 2px 6px;
    border-radius: var(--r-1);
    background: var(--raised);
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  .copy {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--text-3);
    cursor: pointer;
  }

  .copy:hover {
    background: var(--raised);
    color: var(--text);
  }

  .copy:active {
    background: var(--hover);
  }

  .copy:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    .user {
      position: relative;
      align-items: center;
    }

    .copy {
      position: absolute;
      right: 0;
      bottom: 0;
      place-items: center end;
      width: var(--touch);
      height: var(--touch);
    }

    .labelled {
      margin-right: var(--sp-7);
    }
  }
`
