/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { LightningIcon } from '@storybook/icons'
import { Button, Form, PopoverProvider } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { ENDPOINT_LIST, FAULTS } from '#mocks/faults.ts'
import { faultFromGlobal, faultToGlobal, NO_FAULT } from './faultGlobal.ts'

/** Keeps long endpoint paths from widening the panel. */
const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }

/**
 * The API faults tool: makes any endpoint fail in the current story. Remounts the story and stores the choice in its
 * URL.
 */
export function FaultsTool() {
  const [globals, updateGlobals] = useGlobals()
  const api = useStorybookApi()
  const fault = faultFromGlobal(globals.fault)
  // The global holds no endpoint while no failure is selected.
  const [selectedEndpoint, setSelectedEndpoint] = React.useState(ENDPOINT_LIST[0]?.id ?? '')
  const endpoint = fault?.endpoint ?? selectedEndpoint
  const kind = fault?.kind ?? NO_FAULT

  const select = (nextEndpoint: string, nextKind: string) => {
    setSelectedEndpoint(nextEndpoint)
    if (kind === NO_FAULT && nextKind === NO_FAULT) return
    updateGlobals({
      fault: nextKind === NO_FAULT ? NO_FAULT : faultToGlobal({ endpoint: nextEndpoint, kind: nextKind }),
    })
    // The story has to start with the fault: its first calls have already been answered.
    api.getChannel()?.emit('forceRemount', { storyId: api.getCurrentStoryData().id })
  }
  const label = FAULTS.find((item) => item.id === kind)?.label

  return (
    <PopoverProvider
      ariaLabel="API faults"
      padding={16}
      popover={
        <div style={{ ...COLUMN, gap: 12, width: 360 }}>
          <label style={COLUMN}>
            Endpoint
            <Form.Select value={endpoint} onChange={(event) => select(event.currentTarget.value, kind)}>
              {ENDPOINT_LIST.map(({ id, method, path }) => (
                <option key={id} value={id}>{`${id} (${method} ${path})`}</option>
              ))}
            </Form.Select>
          </label>
          <label style={COLUMN}>
            Failure
            <Form.Select value={kind} onChange={(event) => select(endpoint, event.currentTarget.value)}>
              <option value={NO_FAULT}>None</option>
              {FAULTS.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.label}
                </option>
              ))}
            </Form.Select>
          </label>
        </div>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="API faults: make a call fail" active={fault !== null}>
        <LightningIcon />
        {fault && label ? `${fault.endpoint}: ${label}` : 'API faults'}
      </Button>
    </PopoverProvider>
  )
}
