import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import { shownAt } from '../wizard-issues.ts'

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-3">{children}</div>
}

/** All errors of the step in one place, each leading to its field. */
export function ErrorSummary() {
  const { t } = useText()
  const format = useFormat()
  const { context, issues, root } = useWizard()
  const errors = issues.filter(({ severity }) => severity === 'error')
  const isComplaint = context.issues.some(({ severity }) => severity === 'error')
  if (!isComplaint || errors.length === 0) return null
  return (
    <div role="alert" className="rounded-control border border-status-red bg-status-red-tint px-3 py-2">
      <p className="flex items-center gap-1.5 font-semibold">
        <StatusSign status="failure" />
        {t('wizard.errors', { count: errors.length })}
      </p>
      <ul className="mt-1 ml-5">
        {errors.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <button
              type="button"
              className="min-h-6 text-left underline underline-offset-2"
              onClick={() => fieldAt(root.current, issue.path)?.focus()}
            >
              {labelAt(root.current, issue.path)}
              {explain('issue.', issue, t, format)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fieldAt(root: HTMLElement | null, path: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`[name="${CSS.escape(shownAt(path))}"]`) ?? null
}

/** The field's own label, so that "Pflichtfeld" says which. */
function labelAt(root: HTMLElement | null, path: string): string {
  const label = fieldAt(root, path)?.labels?.[0]?.firstChild?.textContent?.trim()
  return label ? `${label}: ` : ''
}
