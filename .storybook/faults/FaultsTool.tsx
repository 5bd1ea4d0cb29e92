/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { LightningIcon } from '@storybook/icons'
import { Button, PopoverProvider } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { FaultChooser } from './FaultChooser.tsx'
import { describeFault } from './faultGlobal.ts'
import { NOT_CHECKED } from './texts.ts'
import { useFault } from './useFault.ts'

/**
 * The API faults tool: makes any endpoint fail in the current story. Remounts the story and stores the choice in its
 * URL. It is lit while a fault is set; one that does not exist is named instead.
 */
export function FaultsTool() {
  const { fault, problem } = useFault()
  const state = fault !== null ? `${describeFault(fault)}. ${NOT_CHECKED}.` : (problem ?? 'make a call fail')

  return (
    <PopoverProvider ariaLabel="API faults" padding={0} popover={({ onHide }) => <FaultChooser onClose={onHide} />}>
      <Button variant="ghost" padding="small" ariaLabel={`API faults: ${state}`} active={fault !== null}>
        <LightningIcon />
        {problem === null ? (
          ((fault && describeFault(fault)) ?? 'API faults')
        ) : (
          <Problem>{problem.replace(/\. .*/, '')}</Problem>
        )}
      </Button>
    </PopoverProvider>
  )
}

/** Nothing fails, whatever the tester expects. */
const Problem = styled.span(({ theme }) => ({ color: theme.color.negativeText }))
