import { Mail, Phone } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { ExternalLink } from '#src/ui/buttons/link.tsx'
import { useTip } from '#src/ui/floating/tip.tsx'
import type { Field } from '../field.ts'
import { useFieldPlace } from '../editor/place.tsx'

/** Calls or writes to the person behind a field. */
export function Reach({ field }: { field: Field }) {
  const { shown, open, current } = useFieldPlace()
  const [name] = field.props
  const value = name === undefined ? undefined : shown[name]
  if (typeof value !== 'string' || value === '' || open.has(field.id)) return null
  return (
    <ReachLink kind={field.link === 'mailto' ? 'mailto' : 'tel'} value={value} isReachable={current === field.id} />
  )
}

function ReachLink({ kind, value, isReachable }: { kind: 'tel' | 'mailto'; value: string; isReachable: boolean }) {
  const { t } = useText()
  const Icon = kind === 'tel' ? Phone : Mail
  const { target, tip } = useTip(t(kind === 'tel' ? 'fields.call' : 'fields.write'), { describes: true })
  return (
    <>
      <ExternalLink
        href={`${kind}:${kind === 'tel' ? value.replaceAll(/[^\d+]/g, '') : value}`}
        tabIndex={isReachable ? 0 : -1}
        {...target}
        className="inline-flex size-6 shrink-0 items-center justify-center"
      >
        <Icon aria-hidden size={14} strokeWidth={1.75} />
        <span className="sr-only">{value}</span>
      </ExternalLink>
      {tip}
    </>
  )
}
