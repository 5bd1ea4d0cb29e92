const boolean = {
  type: 'boolean',
  table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
} as const
const string = { type: 'string', table: { type: { summary: 'string' }, defaultValue: { summary: 'none' } } } as const

/**
 * Arg types of attributes that components pass on to their element. Storybook's tables show only props declared in
 * `src`, as an element has hundreds of attributes.
 */
export const NATIVE_ARG_TYPES = {
  autoComplete: { ...string, description: 'What the browser may fill in.' },
  autoFocus: { ...boolean, description: 'Gets the focus when it appears.', control: false },
  disabled: { ...boolean, description: 'Prevents use.' },
  inputMode: { ...string, description: 'Which keyboard a phone shows.' },
  onClick: {
    type: 'function',
    description: 'Called when it is pressed.',
    table: { type: { summary: '(event: MouseEvent) => void' }, defaultValue: { summary: 'none' } },
  },
  placeholder: { ...string, description: 'Shown in the empty field.' },
  required: { ...boolean, description: 'Announces the field as required.' },
} as const
