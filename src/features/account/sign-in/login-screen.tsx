import { useId, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { TabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import { emptyAccountForm, type AccountForm } from './account-form.ts'
import { useAuth } from '../auth-context.tsx'
import { DemoSignIn } from './demo-sign-in.tsx'
import { AuthFailureNote } from './auth-failure-note.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { VerificationPending } from './verification-pending.tsx'

type Intent = 'login' | 'register'

/** Signing in and registering; in the demonstration also its accounts. Source: specification 4, decisions A1, A2, B7 */
export function LoginScreen() {
  const { t } = useText()
  useDocumentTitle('session.login')
  const { snapshot, config } = useAuth()
  const [intent, setIntent] = useState<Intent>('login')
  const [form, setForm] = useState<AccountForm>(emptyAccountForm)
  const page = useRef<HTMLElement>(null)
  const id = useId()
  const change = (changed: Partial<AccountForm>) => setForm((before) => ({ ...before, ...changed }))
  const { error, verification } = snapshot.context
  const pending = snapshot.hasTag('verificationPending')
  return (
    <main ref={page} className="flex min-h-dvh flex-wrap content-center justify-center gap-4 bg-frame px-4 py-12">
      <p className="w-full text-center text-title">{t('app.name')}</p>
      <section className="w-full max-w-96 rounded-palette border border-line-strong bg-surface">
        <h1 className="flex h-11 items-center px-4 text-title">{t('session.login')}</h1>
        {pending && verification !== undefined ? (
          <VerificationPending {...verification} />
        ) : (
          <>
            <Tabs
              label={t('session.login')}
              idPrefix={id}
              current={intent}
              onSelect={(next) => setIntent(next === 'register' ? 'register' : 'login')}
              tabs={[
                { id: 'login', title: t('session.tab.login') },
                { id: 'register', title: t('session.tab.register') },
              ]}
            />
            <TabPanel idPrefix={id} id={intent}>
              <div className="p-4">
                {error !== undefined && <AuthFailureNote error={error} intent={intent} />}
                {intent === 'login' ? (
                  <LoginForm form={form} onChange={change} />
                ) : (
                  <RegisterForm form={form} onChange={change} />
                )}
              </div>
            </TabPanel>
          </>
        )}
      </section>
      {__DEMO_MODE__ && config.demo && <DemoSignIn within={page} />}
    </main>
  )
}
