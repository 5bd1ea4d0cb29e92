import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#components/actions/Button/Button.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { shellText } from '#domain/messages/shell.ts'

/** Link from the secondary layout to the dashboard (spec section 2). */
export function BackToDashboard() {
  const small = useMediaQuery(SMALL_SCREEN)
  return (
    <Button
      as={Link}
      to="/dashboard"
      variant="ghost"
      icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
      aria-label={shellText.backToDashboard}
    >
      {small ? shellText.backToDashboardShort : shellText.backToDashboard}
    </Button>
  )
}
