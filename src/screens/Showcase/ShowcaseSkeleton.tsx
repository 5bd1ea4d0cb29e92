import { styled } from 'styled-components'
import { Shelf } from '#components/data/ArtworkStage/stageParts.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { Cards } from './cardParts.ts'
import { Board, Books, Ledge } from './ledgeParts.ts'
import { MAX_LEDGE_BOOKS } from './showcaseItems.ts'

/** Placeholder for the shelf of books and the campaign cards. */
export function ShowcaseSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{showcaseText.loading}</span>
      <div aria-hidden>
        <Ledge>
          <Books>
            {Array.from({ length: MAX_LEDGE_BOOKS }, (_, index) => (
              <Block
                as="li"
                key={index}
                data-lit={index === 2 || undefined}
                data-far={Math.abs(index - 2) > 1 || undefined}
              />
            ))}
          </Books>
          <Board />
        </Ledge>
        <Cards>
          {HEIGHTS_PX.map((height) => (
            <li key={height}>
              <Artwork>
                <Block style={{ width: '62%', height }} />
              </Artwork>
              <Shelf />
              <Line style={{ width: '46%' }} />
              <Line style={{ width: '28%' }} />
            </li>
          ))}
        </Cards>
      </div>
    </div>
  )
}

/** Artwork heights. */
const HEIGHTS_PX = [188, 250, 220]

const Artwork = styled.div`
  display: flex;
  justify-content: center;
  align-items: flex-end;
  height: 288px;
`

const Block = styled.div`
  max-height: 100%;
  border-radius: var(--r-cover) var(--r-cover) 0 0;
  background: var(--hover);
`

const Line = styled.div`
  height: 10px;
  margin-top: var(--sp-4);
  border-radius: var(--r-1);
  background: var(--hover);
`
