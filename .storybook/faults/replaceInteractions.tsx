/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Button, EmptyTabContent } from 'storybook/internal/components'
import { addons, types, type API } from 'storybook/manager-api'
import { describeFault } from './faultGlobal.ts'
import { NOT_CHECKED, REMOVE_FAULT } from './texts.ts'
import { useFault } from './useFault.ts'

const INTERACTIONS = 'storybook/interactions/panel'

/** Covers the Interactions panel while a fault is set: of a story whose play did not run it would say "Pass". */
export function replaceInteractions(api: API): void {
  const panel = api.getElements(types.PANEL)[INTERACTIONS]
  if (panel === undefined) return
  const { render: Panel } = panel
  const render: typeof Panel = (props) => (
    <UnlessFault active={props.active === true}>
      <Panel {...props} />
    </UnlessFault>
  )
  addons.add(INTERACTIONS, { ...panel, render })
}

/** The panel stays mounted, as it follows the story by events. */
function UnlessFault({ active, children }: { active: boolean; children: React.ReactNode }) {
  const { fault, setFault } = useFault()
  return (
    <>
      <div style={{ display: fault === null ? 'contents' : 'none' }}>{children}</div>
      {active && fault !== null && (
        <EmptyTabContent
          title={NOT_CHECKED}
          description={`${describeFault(fault)}.`}
          footer={
            <Button ariaLabel={false} onClick={() => setFault(null)}>
              {REMOVE_FAULT}
            </Button>
          }
        />
      )}
    </>
  )
}
