import {
  Ban,
  CircleAlert,
  Clock,
  Download,
  Lock,
  LogIn,
  RotateCw,
  Rows3,
  Search,
  TriangleAlert,
  Unplug,
  WifiOff,
  type LucideIcon,
} from 'lucide-react'
import type { FailureKind } from '#domain/failure.ts'

/** How PanelError presents a kind of failure, besides its text. */
interface FailureLook {
  icon: LucideIcon
  /** The actions it offers, if the panel has handlers for them. */
  actions: readonly ('retry' | 'back')[]
  /** Whether the server's details help the user; not for 502, whose body comes from a proxy. */
  details: boolean
}

/** The presentation of every kind of failure. */
export const FAILURE_STYLES: Record<FailureKind, FailureLook> = {
  400: { icon: CircleAlert, actions: ['retry'], details: true },
  401: { icon: LogIn, actions: ['retry'], details: false },
  403: { icon: Lock, actions: ['retry', 'back'], details: true },
  404: { icon: Search, actions: ['retry', 'back'], details: false },
  413: { icon: TriangleAlert, actions: [], details: true },
  422: { icon: TriangleAlert, actions: ['retry'], details: true },
  429: { icon: Clock, actions: ['retry'], details: true },
  500: { icon: TriangleAlert, actions: ['retry'], details: true },
  502: { icon: TriangleAlert, actions: ['retry'], details: false },
  503: { icon: RotateCw, actions: ['retry'], details: true },
  other: { icon: TriangleAlert, actions: ['retry'], details: true },
  network: { icon: Unplug, actions: ['retry'], details: false },
  offline: { icon: WifiOff, actions: ['retry'], details: false },
  brokenOff: { icon: Unplug, actions: ['retry'], details: false },
  changed: { icon: TriangleAlert, actions: [], details: false },
  timeout: { icon: Clock, actions: ['retry'], details: false },
  unconfirmed: { icon: CircleAlert, actions: ['retry'], details: false },
  unreadable: { icon: TriangleAlert, actions: ['retry'], details: false },
  cancelled: { icon: Ban, actions: ['retry'], details: false },
  download: { icon: Download, actions: ['retry'], details: true },
  tooLong: { icon: Rows3, actions: [], details: false },
}
