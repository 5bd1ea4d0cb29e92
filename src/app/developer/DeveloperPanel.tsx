import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls } from './demoControls.ts'
import { FaultsSection } from './FaultsSection.tsx'
import { SignInSection } from './SignInSection.tsx'
import { ResetSection } from './ResetSection.tsx'
import { SleepSection } from './SleepSection.tsx'

/** Controls of the demo; the only part of the app that talks to the mock world. */
export function DeveloperPanel({ controls, onClose }: { controls: DemoControls; onClose: () => void }) {
  return (
    <Dialog open title={developerText.title} note={developerText.note} onClose={onClose}>
      <SignInSection users={controls.users} />
      <SleepSection />
      <FaultsSection controls={controls} />
      <ResetSection reset={controls.reset} />
    </Dialog>
  )
}
