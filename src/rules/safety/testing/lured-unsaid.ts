/** Talks in which nobody says how old they are. The last message is the one with which it is told; none before it is an alarm. */
export const unsaidYoung: readonly (readonly string[])[] = [
  [
    'hi. idk if this is dumb but i kinda have nobody to sit with at lunch anymore',
    'my old friends moved tables in september. but its ok bc i have someone i talk to every night from a game',
    'he’s way nicer than them, he’s older but he actually gets me. he gave me like 3 skins for my birthday',
    'no?? he’s literally nice to me. why would u say that',
    'its just he wants us to go on a different app now, one where the messages disappear. is that weird',
  ],
  [
    'everyone at my lunch table went quiet when i sat down',
    'at least theres kai from the fortnite lobby',
    'he said he wants a selfie and that its just between us',
  ],
  [
    'i sit alone on the bus and in homeroom',
    'this guy on roblox talks to me all night',
    'he told me to get telegram cos mods read everything',
  ],
  [
    'got so much homework and no one to do it with',
    'my friend online helps, i never met her',
    'she sends me gift cards',
    'she goes off at me if i dont reply in like 5 min',
  ],
  [
    'my mom takes my phone at nine so i use my old ipad',
    'someone on discord waits for me',
    'he asked for a picture in my pajamas, and he gets annoyed when i say no',
  ],
  [
    'Nobody picked me for the group project in class.',
    'There’s a guy from Minecraft who listens to me.',
    'He bought me a battle pass. He says I shouldn’t tell my parents.',
  ],
]

/** Nothing says whether they are young or grown up. */
export const unsaidAge: readonly (readonly string[])[] = [
  [
    'i dont really have anyone',
    'a guy from a game messages me every night',
    'hes the only one who gets me',
    'now he wants us on some app where everything vanishes',
  ],
  [
    'how do i tell someone no nicely',
    'we met on discord, hes a bit older',
    'he got me nitro and a skin',
    'he keeps asking for pics and when i said no he went cold',
  ],
  [
    'so i have this online friend',
    'he never turns his camera on, says its broken',
    'he tells me to keep us a secret',
    'and he wants to meet on saturday',
  ],
  [
    'someone i play with sends me presents, i only know his voice',
    'he says move to snap',
    'he was so mad at me yesterday because i was slow to answer',
  ],
  [
    'theres a woman from the vr chat server',
    'she says no one else understands me like she does',
    'she asks me to delete our messages',
    'after everything i did for you is what she says when i dont send a photo',
  ],
  [
    'i talk to somebody from the game until 3am every night',
    'he gave me robux',
    'hes asking for a pic of me and i said i look bad and now hes kinda mad',
  ],
  ['my friend from the app wont ever video call', 'he bought me stuff tho', 'he wants my number and where i live'],
  [
    'been talking to this dude from valorant',
    'hes like nobody else gets you like i do',
    'said dont tell your friends about me',
    'he guilt trips me if i go to bed early',
  ],
]

/** They say that they are grown up: never an alarm, and words about scams and pressure. */
export const grown: readonly (readonly string[])[] = [
  [
    'I’m 34 and met a man on Instagram.',
    'He wants to move to Telegram and won’t video call.',
    'He says we should keep it secret, and he gets upset when I reply late.',
  ],
  [
    'my coworkers think im lonely, maybe i am',
    'a guy from a game writes to me every night',
    'he sent me gifts and wants me on another app',
    'he keeps asking for pics and gets mad when i say no',
  ],
]

/** Two pieces: one soft question, and no alarm. */
export const twoPieces: readonly (readonly string[])[] = [
  ['theres a guy from a game i talk to every night', 'he gave me a skin'],
  ['i know someone from discord, hes older', 'he sends me gifts and hes the only one who gets me'],
  ['someone from roblox added me', 'he gave me robux', 'he says lets talk on snap'],
  ['my online friend never puts his camera on', 'she texts me every single night'],
]

/** Harmless talks with the same words. None is an alarm. */
export const unsaidNeighbors: readonly (readonly string[])[] = [
  ['my kids eat lunch alone at school', 'my daughter plays roblox with her cousin every night'],
  ['i eat lunch alone at work', 'my colleague gave me a gift and wants to meet on zoom'],
  ['nobody to sit with at lunch', 'i asked a girl from my class if i can sit with her'],
  ['the messages disappear when i switch phones, how do i keep them', 'my boss is mad'],
  ['my boyfriend and i met on hinge', 'he calls me every night and gives me flowers', 'he wants to meet my parents'],
  ['we play every night with my friend from school', 'he got mad when i lost the round'],
  ['my mom takes my phone at night', 'my cousin on xbox gave me a skin and wants to play more'],
  ['i got so much homework', 'my friend from minecraft helps me, she is in my class'],
  ['I met my wife on World of Warcraft', 'she is the only one who gets me', 'I want to plan a surprise for her'],
  ['my therapist is online, no camera', 'she says we keep it private', 'we meet every week'],
  ['my brother gets mad when i beat him in fifa', 'he wants a pic of my new controller'],
  ['a player on my server asked me to switch to vc', 'how do i speak up in voice chat'],
  ['my manager wants us to switch to another app', 'he was mad at me because i was late'],
  ['is it weird to sit alone at lunch', 'is it weird to message a friend every night'],
  ['my tinder match wants to switch to whatsapp', 'he asked for a pic', 'he gets mad when i answer late'],
  ['someone from the chess app sent me a study and we play every night'],
  ['hes not answering and i feel bad', 'we had a fight at the party'],
  ['i run a guild and a player gave me gold', 'we raid every night', 'he was mad at me for the wipe'],
  ['my dad took my phone', 'what if you are wrong about him'],
  ['after all i did for you my boss said when i quit', 'i have a new job'],
  ['my friend online is 14 like me', 'she gave me a skin', 'we talk every night'],
  ['we text on snap every night', 'hes from my school', 'he gave me his hoodie'],
]
