/**
 * Asks for one frame after another from the start. jsdom draws frames by one interval, which it begins when a
 * frame is asked for; if a test had faked `setInterval` then, no frame would ever come again in this process,
 * whose files share the document.
 */
const requestFrame = window.requestAnimationFrame.bind(window)
const askAgain = (): void => void requestFrame(askAgain)
askAgain()

export {}
