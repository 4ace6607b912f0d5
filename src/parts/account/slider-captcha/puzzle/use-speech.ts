import { useEffect, useState } from 'react'
import { voiceFor } from './speak.ts'

/**
 * Reads text out in a language.
 * @returns `null` where the browser has no voice for it
 */
export function useSpeech(tag: string): ((text: string) => void) | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const { speechSynthesis } = window
    // Browsers look for their voices when they are first asked for them.
    const look = (): void => setVoice(voiceFor(speechSynthesis.getVoices(), tag))
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', look)
      speechSynthesis.cancel()
    }
  }, [tag])
  if (!voice) return null
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.9
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
}
