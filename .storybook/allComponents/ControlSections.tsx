import { ArrowLeft, CircleUser, Download, Info, LogOut, Moon, Users } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { defaultPeriod } from '#domain/period.ts'
import { LOGIN_RULES } from '#domain/validation.ts'
import { SheetRow, SheetSection, SheetStack, SheetWindow } from './SheetSection.tsx'

const noop = () => undefined
const TODAY = '2026-11-20'
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const
const exportIcon = <Download size={16} strokeWidth={1.5} aria-hidden />
const plainLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />

const USER_MENU: readonly MenuEntry[] = [
  { kind: 'link', key: 'account', label: 'Account', to: '#account', icon: <CircleUser {...icon} /> },
  { kind: 'link', key: 'users', label: 'Users', to: '#users', icon: <Users {...icon} /> },
  { kind: 'switch', key: 'theme', label: 'Dark theme', icon: <Moon {...icon} />, checked: true, onChange: noop },
  { kind: 'separator', key: 'rule' },
  { kind: 'action', key: 'logout', label: 'Logout', icon: <LogOut {...icon} />, onSelect: noop },
]

/** Buttons, menus, dialogs and the sign-in form. */
export function ControlSections() {
  const [period, setPeriod] = useState(() => defaultPeriod(TODAY))
  return (
    <>
      <SheetSection title="Menu, tooltip, period" panel>
        <SheetRow>
          <Menu label="User menu" trigger={<Button>Imogen Ashby</Button>} items={USER_MENU} renderLink={plainLink} />
          <PeriodPicker period={period} today={TODAY} onChange={setPeriod} />
          <DialogButton />
        </SheetRow>
        <SheetRow>
          <Tooltip title="The number of times customers have seen an ad.">
            <Button variant="ghost" trailing={<Info size={14} strokeWidth={1.5} aria-hidden />}>
              Impressions
            </Button>
          </Tooltip>
          <IconButton label="Back" icon={<ArrowLeft size={18} strokeWidth={1.5} aria-hidden />} />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Masquerade bar" span={2}>
        <SheetWindow>
          <MasqueradeBar
            title="Viewing as Quill & Anchor Press."
            note="Changes you make are saved to this account."
            stopLabel="Stop masquerading"
            stopShortLabel="Stop"
            onStop={noop}
          />
          <BelowMasqueradeBar>
            <TopBar
              logo={<Logo name="Lightshelf" />}
              end={<UserBadge accountName="Quill & Anchor Press" fullName="Imogen Ashby" masquerading />}
            />
          </BelowMasqueradeBar>
        </SheetWindow>
      </SheetSection>
      <SheetSection title="Sign-in form" panel>
        <Form
          initialValues={{ email: 'imogen.ashby@', password: '' }}
          rules={LOGIN_RULES}
          onSubmit={() => Promise.resolve(null)}
        >
          {({ busy }) => (
            <Fields>
              <TextField name="email" label="Email Address" size="l" />
              <PasswordField name="password" label="Password" autoComplete="current-password" size="l" />
              <Button type="submit" variant="primary" size="block" busy={busy} busyLabel="Logging in">
                Sign in
              </Button>
              <FormMessage text="Incorrect email or password" />
            </Fields>
          )}
        </Form>
      </SheetSection>
      <SheetSection title="Buttons" span={2} panel>
        <SheetStack>
          <SheetRow>
            <Button variant="primary">Sign in</Button>
            <Button icon={exportIcon}>Export CSV</Button>
            <Button variant="ghost">Cancel</Button>
            <Button variant="danger">Delete view</Button>
            <Button pressed>Meta</Button>
            <Button size="s">Apply</Button>
          </SheetRow>
          <SheetRow>
            <Button variant="primary" disabled>
              Sign in
            </Button>
            <Button icon={exportIcon} disabled>
              Export CSV
            </Button>
            <Button variant="primary" busy busyLabel="Logging in">
              Sign in
            </Button>
            <Button icon={exportIcon} busy busyLabel="Exporting">
              Export CSV
            </Button>
          </SheetRow>
        </SheetStack>
      </SheetSection>
    </>
  )
}

function DialogButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send artwork</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Send artwork"
        note="Dracula, Bram Stoker"
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        <p>PNG, JPG, PDF or MP4, up to 50 MB each</p>
      </Dialog>
    </>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--sp-4);
`

/** Leaves room for the masquerade bar above the top bar. */
const BelowMasqueradeBar = styled.div`
  --bar-top: 36px;
`
