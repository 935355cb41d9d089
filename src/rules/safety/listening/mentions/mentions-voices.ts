import { mentionsAny } from './mentions-any.ts'

/** Words for losing touch with reality: voices, signs, being watched or followed, thoughts that are not one's own. */
const voices =
  /\bvoices\b|\b(?:a|the|this|that|his|her|its) voice (?:in|tells?|told|says?|said|keeps?|is telling|inside)\b|\b(?:hear|hears|heard|hearing)\b|\b(?:whisper|watch|follow|track|listen|spy|spie|record|bug|film|poison|plot|control|possess|haunt)\w*\b|\b(?:signs?|codes?|messages?|chips?|cameras?|radio|signals?|satellites?|shadows?|demons?|devil|angels?|god|chosen|mission|prophet|aliens?|agents?|government|neighbors?|neighbours?|cult|walls?|not real|isn['’]t real|unreal|dream|mirror|thoughts|brain|mind|sleep\w*|slept|awake|out to get|after me|know what i think|read my)\b/i

export const mentionsVoices = mentionsAny(voices)

/** "I'm not hearing voices, it's HIM." */
export function deniesVoices(message: string): boolean {
  return /\b(?:ain['’]?t|not|never|isn['’]?t|don['’]?t|no)\b[^.?!]{0,20}\b(?:hear\w*|voices?)\b/i.test(message)
}
