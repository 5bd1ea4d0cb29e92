import { useState } from 'react'
import { styled } from 'styled-components'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'

const CREATIVES = [
  { name: 'Headline A, cover left', text: '“Read it with the lamp on”', status: 'Live', clicks: '1,002' },
  { name: 'Headline B, cover centred', text: '“The original. Still awake.”', status: 'Live', clicks: '688' },
  { name: 'Carousel card 2', text: '“You will not sleep”', status: 'Rejected', clicks: '–' },
  { name: 'Story crop', text: '“Read it with the lamp on”', status: 'Review', clicks: '–' },
  { name: 'Headline C, autumn', text: '“Longer nights, better books”', status: 'Paused', clicks: '396' },
]
const ALL = 'All'

/** The creatives of a campaign, as example content of an expanded row. */
export function ExampleItems() {
  const [status, setStatus] = useState(ALL)
  const options = [ALL, ...new Set(CREATIVES.map((item) => item.status))].map((value) => ({ value, label: value }))
  return (
    <Box>
      <SegmentedControl label="Creative status" size="s" options={options} value={status} onChange={setStatus} />
      <ul>
        {CREATIVES.filter((item) => status === ALL || item.status === status).map((item) => (
          <li key={item.name}>
            <span className="name">
              <b className="ellipsis">{item.name}</b>
              <span className="ellipsis small t3">{item.text}</span>
            </span>
            <StatusMark status={item.status} label={item.status} />
            <span className="num">{item.clicks}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  padding: 10px 14px 4px;
  border-radius: var(--r-2);
  background: var(--bg);
  box-shadow: inset 0 0 0 1px var(--line);

  ul {
    margin-top: var(--sp-2);
    padding: 0;
  }

  li {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-height: 52px;
    border-top: 1px solid var(--line);
  }

  .name {
    display: grid;
    flex: 1;
    min-width: 0;
  }

  .num {
    width: 60px;
  }
`
