/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Form } from 'storybook/internal/components'
import { styled } from 'storybook/theming'

interface ChoiceProps {
  /** Of the radio group. */
  name: string
  label: string
  /** A second line, smaller. */
  detail?: string
  checked: boolean
  onSelect: () => void
  /** Called when it is pressed with a pointer: the arrow keys choose what they pass. */
  onPress?: () => void
}

/** A radio button with its label. */
export const Choice = ({ name, label, detail, checked, onSelect, onPress }: ChoiceProps) => (
  <Label>
    <Form.Radio
      name={name}
      checked={checked}
      onChange={onSelect}
      onClick={({ detail }) => {
        if (detail > 0) onPress?.()
      }}
    />
    <span>
      {label}
      {detail !== undefined && <Detail>{detail}</Detail>}
    </span>
  </Label>
)

const Label = styled.label(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 6px',
  borderRadius: theme.appBorderRadius,
  cursor: 'pointer',
  accentColor: theme.color.secondary,
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.background.hoverable },
}))

const Detail = styled.small(({ theme }) => ({
  display: 'block',
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
}))
