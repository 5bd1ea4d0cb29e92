import {
  Ban,
  CircleAlert,
  Clock,
  Download,
  Lock,
  LogIn,
  RotateCw,
  Search,
  TriangleAlert,
  Unplug,
  WifiOff,
  type LucideIcon,
} from 'lucide-react'
import type { FailureKind } from '#domain/failure.ts'

/** What a panel shows of one kind of failure besides its words. */
interface FailureLook {
  icon: LucideIcon
  /** The ways out it offers, where the panel was given them. */
  ways: readonly ('retry' | 'back')[]
  /** Whether what the server said more helps the person; never for 502, whose body is a proxy's. */
  details: boolean
}

/** behaviour.md, What each failure shows. */
export const FAILURE_LOOKS: Record<FailureKind, FailureLook> = {
  400: { icon: CircleAlert, ways: ['retry'], details: true },
  401: { icon: LogIn, ways: [], details: false },
  403: { icon: Lock, ways: ['back'], details: true },
  404: { icon: Search, ways: ['back'], details: false },
  422: { icon: TriangleAlert, ways: ['retry'], details: true },
  429: { icon: Clock, ways: ['retry'], details: true },
  500: { icon: TriangleAlert, ways: ['retry'], details: true },
  502: { icon: TriangleAlert, ways: ['retry'], details: false },
  503: { icon: RotateCw, ways: ['retry'], details: true },
  other: { icon: TriangleAlert, ways: ['retry'], details: true },
  network: { icon: Unplug, ways: ['retry'], details: false },
  offline: { icon: WifiOff, ways: ['retry'], details: false },
  unreadable: { icon: TriangleAlert, ways: ['retry'], details: false },
  cancelled: { icon: Ban, ways: ['retry'], details: false },
  download: { icon: Download, ways: ['retry'], details: true },
}
