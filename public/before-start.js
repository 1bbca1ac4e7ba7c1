// Runs before the first paint and before any module. The chosen theme must not flash: light, dark, system.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the system's theme is a good answer then.
  }
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system'
  // zod would try whether it may make code at run time; the content security policy forbids it and would say so on the console.
  globalThis.__zod_globalConfig = { jitless: true }
})()
