import type { Answer } from '../../../conversation.ts'

export const visibleDifferenceReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when someone stares at me',
      'how do i answer a stare',
      'a man on the bus wont stop looking what do i say',
      'i want a comeback for people who stare',
      'words for when they look too long',
    ],
    say: [
      `If it feels safe, pick whichever fits your mood:
"Hi. Can I help you with something?"
"You're looking. You can ask, or you can say hello."
"I'd like you to stop staring, please."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i tell new coworkers about my face',
      'first day and i want to get it out of the way',
      'how do i bring it up myself before they ask',
      'how do i tell a new class about my condition',
      'i want to say it first so nobody whispers',
    ],
    say: [
      `Short and flat, then on to the next thing:
"You'll have noticed how I look. It's fine to ask me about it."
"I look like this because of a condition. Now you know. What are we working on?"
"I'd rather get to know you before I tell that story."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write in my dating profile about how i look',
      'how do i tell my match before we meet',
      'what do i text before a first date so theyre not shocked',
      'words to tell somebody im dating about my scars',
    ],
    say: [
      `Tell it like a fact, next to something you like:
"One thing before we meet: I look a bit different from most. Ask if you want to."
"You may not see it in my photos, so I'm telling you. I'm looking forward to meeting you."
"There's a story to how I look. I tell it on the third coffee."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they say im so brave',
      'someone called me an inspiration for going shopping',
      'they say poor you what do i answer',
      'how do i stop the pity',
      'what do i say when they tell me about miracle cures',
    ],
    say: [
      `Kind, short, and then another subject:
"Thanks. It's a normal day for me. How is yours?"
"No need to be sorry. I'm used to me."
"I have doctors for that. Let's talk about something else."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they joke about how i look',
      'someone made a remark about my body what do i say back',
      'a coworker gave me a nickname because of my looks',
      'my uncle jokes about my skin at every dinner',
      'how do i shut down comments about my appearance',
    ],
    say: [
      `You can say it slow and quiet:
"That isn't funny to me. Please stop."
"Why would you say that?"
"Use my name, please."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i warn people before they see me',
      'should i send a photo before we meet',
      'is it better to say it first or wait',
      'do i mention it in the job application',
      'should i tell the interviewer about my disability',
    ],
    say: [
      "Say it first if the waiting is what wears you out; wait if you'd rather have people meet you first. You don't have to warn anybody about how you look. In an application you usually need to mention only what you'd need from them to do the job.",
    ],
    about: 'coming',
  },
  {
    like: [
      'is it ok to stare back',
      'is it rude to tell people to stop looking',
      'am i allowed to be angry about it',
      'can i ignore people who ask',
      'do i have to be polite to people who gawk',
    ],
    say: [
      'You\'re allowed all of that: stare back, ask them to stop, be angry, or act as if you heard nothing. A plain "I don\'t talk about it" is often the least work. If somebody might turn nasty, walk away. Otherwise go by how much energy you have left that day.',
    ],
  },
  {
    like: [
      'what if the photographer or the group picture shows it',
      'can i refuse to be in the photo',
      'how do i get out of pictures',
      'they want photos for the website',
      'what if they tag me in a picture',
    ],
    say: [
      'Yes, you can say no to a photo: "Not me, thanks. I\'ll take it for you." At work you can ask for a say in which picture is used. And if one day you want to be in it, you can pick your side and your angle like anybody does.',
    ],
  },
  {
    like: [
      'how long do people stare before they stop',
      'what if they never see past it',
      'how long until new people get used to me',
      'do people stop noticing after a while',
      'when do they start to see me',
    ],
    say: [
      "With people you see again, it often fades; a face gets familiar, and then it's mostly you they see. Talking can speed that up, because it gives them something else to pay attention to. Strangers never get that far, so they may stay the hard ones.",
    ],
  },
  {
    like: [
      'i have to walk into a room full of new people and theyll all look',
      'first day at a new school with my face',
      'everyone will look when i roll in',
      'i have to stand in front of people and they will see it',
    ],
    say: [
      "The first look is the one you brace for, and you can't stop it from happening. You can choose what comes right after: you speak first, a hello, a name. Then they have a voice and a name to go with what they see.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my acne is so bad i dont want to leave the house',
      'my psoriasis is flaring and i have to go to work',
      'my eczema is all over my face today',
      'my rosacea is terrible today and i have to see people',
      'my vitiligo is spreading',
    ],
    say: [
      "It's hard when your skin keeps changing, because you never get used to one version. You see each new patch; people who know you mostly see you, the same as last week. On a bad day, do the part that matters and leave the extras for another.",
    ],
  },
  {
    like: [
      'people think im a boy and im not',
      'im so short everyone treats me like a child',
      'im very tall and everyone comments',
      'they think im drunk because of how i walk',
      'people talk to me slowly because of how i look or speak',
    ],
    say: [
      "They take one look, decide who you are, and talk to that person. It's tiring to correct it every time. A calm first sentence in your normal voice does more than an explanation. And with strangers you'll never see again, you can let it go.",
    ],
  },
  {
    like: [
      'i avoid mirrors and cameras',
      'i hate what i see when i catch myself in a window',
      'i check my face in every window',
      'i look in the mirror twenty times a day',
      'i cant stand my own reflection',
    ],
    say: [
      "So the looks that hurt aren't only other people's. Checking and avoiding both keep that one spot in the middle of your day. Looking at the whole of you for a moment, then turning away, is gentler. If it takes hours from you, a doctor or therapist can help with that.",
    ],
  },
  {
    like: [
      'i went out uncovered and it was ok',
      'i told them about it and they were fine',
      'nobody said anything about my face today',
      'a kid asked and i answered and it was fine',
      'went swimming with my scars showing',
    ],
    say: [
      "I'm glad. You were out there in plain sight, and the day went on like any other. You don't have to make anything more of it than that.",
    ],
    about: 'over',
  },
  {
    like: [
      'they were nice but they must have been disgusted',
      'the date went well but they were being polite about my face',
      'he said he doesnt mind but i dont believe it',
      'she said im beautiful and i think she lied',
      'my friends say they dont see it anymore and i dont believe them',
    ],
    say: [
      "After enough bad reactions, a good one can look suspicious. What you have is what they did: they stayed, they talked, they said it. You can't see inside their heads. I'd give their kind words at least the weight you'd give an insult.",
    ],
    about: 'over',
  },
  {
    like: [
      'someone said something horrible about how i look',
      'they took a photo of me on the train',
      'a group of teenagers laughed at my face',
      'the date saw me and made an excuse to leave',
      'a stranger asked what is wrong with me in front of everyone',
    ],
    say: [
      "That was cruel, or at best thoughtless, and it hurts because it should never have been said or done. That's on them. Be with somebody tonight who knows you, if you can. You don't have to be over it by tomorrow.",
    ],
    about: 'over',
  },
  {
    like: [
      'i snapped at someone who only wanted to help',
      'i yelled at a kid for staring',
      'someone stared and i ran away',
      'i said it was a shark and now i feel stupid',
      'i hid my face the whole evening and feel bad about it',
    ],
    say: [
      "After the hundredth look, anybody's patience can run out, and that's where it came from. It doesn't make you a harsh person or a coward. If somebody got more than they deserved, a quick sorry is enough if you see them again. Otherwise let it go with the day.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i say it right away or after a while',
      'do i have to smile when they stare',
      'how much do i tell them',
      'is one sentence enough to explain it',
      'do i look at them when i say it',
    ],
    say: [
      "One sentence is enough, early if you want it over with, later if you don't. Look at them while you say it and then change the subject; that shows it's finished. No smile needed. If they want more, they can ask, and you can say no.",
    ],
  },
]
