import { StatusSign } from '#src/ui/status-sign.tsx'

/** What spoke against what a form holds. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="flex items-start gap-1.5 text-chip">
      <StatusSign status="failure" className="mt-px" />
      {text}
    </p>
  )
}
