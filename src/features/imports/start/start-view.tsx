import { FileUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { ImportState } from '../work/state.ts'
import { PastImports } from './past-imports.tsx'

/** Nothing is loaded yet: how rows get in here, and what was imported before. */
export function StartView({ state }: { state: ImportState }) {
  const { t } = useText()
  const element = useFocusScope<HTMLDivElement>({ scopes: ['own:importStart'] })
  const start = useRef<HTMLDivElement>(null)
  const { phase, problem, name, judging } = state
  // Files are also taken where nothing of this page has the keyboard, but its keys work only where something has.
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={element} className="flex min-h-0 grow flex-col overflow-y-auto">
      <div ref={start} tabIndex={-1} data-autofocus className="no-ring shrink-0 border-b border-line p-6">
        {phase === 'reading' ? (
          <div className="flex items-center gap-2">
            <StatusSign status="pending" />
            <span role="status">
              {judging === undefined ? t('imports.reading', { name }) : t('imports.judgingOf', { name })}
            </span>
            {judging !== undefined && (
              <span className="w-32">
                <ProgressBar label={t('imports.judging')} value={Math.round(judging.share * 100)} max={100} />
              </span>
            )}
          </div>
        ) : (
          <>
            {problem === undefined ? (
              <div className="flex items-start gap-2">
                <FileUp aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-2" />
                <h2 className="text-panel">{t('imports.empty.title')}</h2>
              </div>
            ) : (
              <div role="alert" className="flex items-start gap-2">
                <StatusSign status="failure" className="mt-1 shrink-0" />
                <div>
                  <h2 className="text-panel">{t('imports.problem.title', { name })}</h2>
                  <p className="max-w-100 text-text-2">{problem}</p>
                </div>
              </div>
            )}
            <p className="mt-1 ml-6 max-w-100 text-text-2">{t('imports.empty.text')}</p>
            <div className="mt-4 ml-6 flex flex-wrap items-center gap-2">
              <CommandButton id="imports.pickFile" variant="primary" />
              <CommandButton id="imports.paste" />
              <KeyCaps keys="mod+v" />
            </div>
          </>
        )}
      </div>
      {phase === 'reading' ? <LoadingRows /> : <PastImports />}
    </div>
  )
}
