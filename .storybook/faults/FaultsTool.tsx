/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, by name.
import * as React from 'react'
import { LightningIcon } from '@storybook/icons'
import { Button, Form, PopoverProvider } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { ENDPOINT_LIST, FAULTS } from '#mocks/faults.ts'
import { faultFromGlobal, faultToGlobal, NO_FAULT } from './faultGlobal.ts'

/** No wider than it is told to be, however long an address is. */
const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }

/**
 * The API faults tool: any endpoint, any failure, on the story on screen. The story starts anew under it, and its
 * address carries the choice.
 */
export function FaultsTool() {
  const [globals, updateGlobals] = useGlobals()
  const api = useStorybookApi()
  const fault = faultFromGlobal(globals.fault)
  // Without a failure there is no fault to tell: the endpoint that was picked is known here only.
  const [picked, setPicked] = React.useState(ENDPOINT_LIST[0]?.id ?? '')
  const endpoint = fault?.endpoint ?? picked
  const kind = fault?.kind ?? NO_FAULT

  const choose = (nextEndpoint: string, nextKind: string) => {
    setPicked(nextEndpoint)
    if (kind === NO_FAULT && nextKind === NO_FAULT) return
    updateGlobals({
      fault: nextKind === NO_FAULT ? NO_FAULT : faultToGlobal({ endpoint: nextEndpoint, kind: nextKind }),
    })
    // A story in a state cannot be led into a failure; it has to start under it.
    api.getChannel()?.emit('forceRemount', { storyId: api.getCurrentStoryData().id })
  }
  const label = FAULTS.find((known) => known.id === kind)?.label

  return (
    <PopoverProvider
      ariaLabel="API faults"
      padding={16}
      popover={
        <div style={{ ...COLUMN, gap: 12, width: 360 }}>
          <label style={COLUMN}>
            Endpoint
            <Form.Select value={endpoint} onChange={(event) => choose(event.currentTarget.value, kind)}>
              {ENDPOINT_LIST.map(({ id, method, path }) => (
                <option key={id} value={id}>{`${id} (${method} ${path})`}</option>
              ))}
            </Form.Select>
          </label>
          <label style={COLUMN}>
            Failure
            <Form.Select value={kind} onChange={(event) => choose(endpoint, event.currentTarget.value)}>
              <option value={NO_FAULT}>None</option>
              {FAULTS.map((known) => (
                <option key={known.id} value={known.id}>
                  {known.label}
                </option>
              ))}
            </Form.Select>
          </label>
        </div>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="API faults: let a call fail" active={fault !== null}>
        <LightningIcon />
        {fault && label ? `${fault.endpoint}: ${label}` : 'API faults'}
      </Button>
    </PopoverProvider>
  )
}
