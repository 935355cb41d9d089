/** Pieces shared by phrases of several kinds. */
export const not = '(not|never|no longer)'
export const self = '(myself|himself|herself|themself|themselves)'
export const own = '(my|his|her|their)'

export const person =
  '(he|she|they|husband|wife|boyfriend|girlfriend|partner|spouse|fiance|ex|dad|mom|stepdad|stepmom|stepfather|' +
  'stepmother|brother|sister|son|daughter|uncle|aunt|cousin|grandpa|grandma|grandfather|grandmother|boss|manager|' +
  'coworker|colleague|supervisor|coach|teacher|professor|priest|roommate|flatmate|housemate|neighbor|neighbour|guy|' +
  'guys|man|men|woman|stranger|someone|people|kid|kids|boys|boy|girls|girl|parents|family|friend|date|classmate|' +
  'bullies|bully|carer|stepbrother|landlord|driver)'

export const drug =
  '(pills|pill|medication|medicine|drugs|tylenol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|xanax|valium|' +
  'ambien|melatonin|benadryl|prozac|zoloft|lexapro|antidepressants|painkillers|opioids|oxy|oxycodone|insulin|' +
  'benzos|sleeping|prescription|codeine|morphine|fentanyl|propranolol|seroquel|lithium)'

export const weapon = '(gun|guns|pistol|shotgun|rifle|firearm|weapon|knife|machete|bat|axe|bomb|handgun)'

/** Times a plan may name. */
export const soon =
  '(tonight|tomorrow|this (weekend|week|evening|afternoon|morning)|in (an|a few|#) (hour|hours|minutes|days)|' +
  'before (morning|midnight|sunrise|they|he|she|mom|dad|my|anyone)|by (morning|tomorrow|midnight|tonight)|' +
  'after (work|school|class|dinner|midnight|everyone|they|my)|when (everyone|they are|he is|she is|my parents|mom) ~3|' +
  'on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))'
