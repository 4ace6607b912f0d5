/** Hands signals to `pass` instead of ending; the returned function tells whether one came, and stops listening. */
export function onSignals(pass) {
  let came = null
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const listener = () => {
      came = signal
      // The terminal sends Ctrl-C to the child as well; a second one would read as "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) pass(signal)
    }
    process.on(signal, listener)
    return [signal, listener]
  })
  return () => {
    for (const [signal, listener] of listeners) process.removeListener(signal, listener)
    return came
  }
}
