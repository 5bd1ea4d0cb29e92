import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#components/data/Avatar/Avatar.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonCircle, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Me } from '#domain/account.ts'
import { DASH, formatDayNumeric } from '#domain/format.ts'
import type { Loadable } from '#domain/loadable.ts'
import { accountText } from '#domain/messages/account.ts'

interface ProfilePanelProps {
  profile: Loadable<Me>
  /** Name of the current account; null until known. */
  accountName: string | null
}

const text = accountText.profile

/** The signed-in user's profile. */
export function ProfilePanel({ profile, accountName }: ProfilePanelProps) {
  return (
    <Panel title={text.heading}>
      <Resource resource={profile} noun={text.failureNoun} skeleton={<ProfileSkeleton />}>
        {(me) => (
          <>
            <Head>
              <Avatar name={nameOf(me)} size={56} />
              <Names>
                <b>
                  <PlainName name={nameOf(me)} />
                </b>
                <AccountName>
                  <PlainName name={accountName ?? me.accountName ?? me.accountId ?? ''} />
                </AccountName>
              </Names>
            </Head>
            <Facts>
              {factsOf(me).map(([label, value]) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <PlainName name={value} />
                  </dd>
                </Fragment>
              ))}
            </Facts>
          </>
        )}
      </Resource>
    </Panel>
  )
}

const nameOf = ({ firstName, lastName, userName }: Me) => [firstName, lastName].filter(Boolean).join(' ') || userName

const factsOf = (me: Me): readonly (readonly [string, string])[] => [
  [text.firstName, me.firstName ?? DASH],
  [text.lastName, me.lastName ?? DASH],
  [text.userName, me.userName],
  [text.email, me.email ?? DASH],
  [text.activated, me.activatedOn === null ? text.notActivated : formatDayNumeric(me.activatedOn)],
]

function ProfileSkeleton() {
  return (
    <Skeleton>
      <Head>
        <SkeletonCircle size={56} />
        <SkeletonNames>
          <SkeletonLine width={140} height={14} />
          <SkeletonLine width={100} />
        </SkeletonNames>
      </Head>
      {[54, 42, 78, 78, 46].map((width, index) => (
        <SkeletonFact key={index}>
          <SkeletonLine width={`${width}%`} />
        </SkeletonFact>
      ))}
    </Skeleton>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
  margin-bottom: var(--sp-5);
`

const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > b {
    font-size: var(--fs-title);
    font-weight: var(--fw-medium);
    line-height: var(--lh-title);
  }
`

const AccountName = styled.div`
  color: var(--text-2);
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);

  & > dt,
  & > dd {
    padding: 10px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  & > dt {
    color: var(--text-2);
  }

  & > dd {
    font-family: var(--font-num);
  }

  @media (max-width: 767px) {
    grid-template-columns: 5.25rem minmax(0, 1fr);

    & > dd {
      font-size: var(--fs-small);
    }
  }
`

const SkeletonNames = styled.div`
  display: grid;
  gap: var(--sp-2);
`

const SkeletonFact = styled.div`
  display: flex;
  align-items: center;
  height: calc(1.25rem + 21px);
  border-top: 1px solid var(--line);
`
