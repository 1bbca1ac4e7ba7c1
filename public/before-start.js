// Before the first paint and any module: the chosen theme must not flash.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden.
  }
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system'
  // zod would try to make code at run time, which the content security policy forbids and complains of.
  globalThis.__zod_globalConfig = { jitless: true }

  // Where the program does not come: at once in German, then in the chosen language.
  function tell() {
    var root = document.getElementById('root')
    if (root === null || root.firstChild !== null) return
    root.textContent = 'Dispo konnte nicht geladen werden.'
    import('/start-failure.js').then(
      ({ tellFailure }) => tellFailure(root),
      () => undefined,
    )
  }
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && !target.async && tell(),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => /module/i.test(String(reason)) && tell())
})()
