import { useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { issueText } from '#src/records/fields/check.ts'

/**
 * The sending of a small form: what is wrong with a field stands at the field, once somebody has tried; what the server says
 * against it stands there as well, or below. Nothing that was typed goes before the server has it.
 */
export function useSending(check: () => readonly FieldIssue[], send: () => Promise<boolean>, onClose: () => void) {
  const { t } = useText()
  const format = useFormat()
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<readonly { path: string; message: string }[]>([])
  const [failure, setFailure] = useState<string>()
  const issues = isChecked ? check() : []
  const submit = async () => {
    setChecked(true)
    setFailure(undefined)
    setRefused([])
    const [first] = check()
    if (first !== undefined) return focusField(first.path)
    if (isSending) return
    setSending(true)
    try {
      if (await send()) return onClose()
    } catch (error) {
      const errors = isApiError(error) ? (error.fieldErrors ?? []) : []
      setRefused(errors)
      if (errors[0] === undefined) setFailure(failureText(error, t) ?? t('fields.failed'))
      else focusField(errors[0].path)
    }
    setSending(false)
  }
  return {
    submit: () => void submit(),
    isSending,
    failure,
    errorAt(path: string): string | undefined {
      const issue = issues.find((one) => one.path === path)
      return issue === undefined ? refused.find((one) => one.path === path)?.message : issueText(issue, t, format)
    },
  }
}

const focusField = (path: string) => document.querySelector<HTMLElement>(`dialog [name="${path}"]`)?.focus()
