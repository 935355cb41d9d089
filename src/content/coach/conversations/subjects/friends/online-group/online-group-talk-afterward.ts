import type { Answer } from '../../../conversation.ts'

export const onlineGroupTalkAfterward: readonly Answer[] = [
  {
    like: [
      'was in the voice chat all night and never unmuted',
      'joined the call, sat there on mute the whole time',
      'I was online with them for two hours and said nothing',
      'they were on and i listened muted till they left lol',
    ],
    about: 'over',
    say: [
      `That's a long time to sit that close to it. You were there, even if nobody heard it. Next time, try it in the first minute, before it grows: one "hey" as you come in, then mute again if you want.`,
    ],
  },
  {
    like: [
      'got voted out of the game first and it felt personal',
      "they all picked me as the werewolf and i wasn't",
      'lol they kicked me off the ship in among us and im sad about it',
      'We played Mafia and everybody accused me at once. It stung',
    ],
    about: 'over',
    say: [
      "Of course it feels personal: a whole group pointed at you, and you hadn't done anything. But that's the game. Somebody has to get voted out, and it's mostly a guess in ten seconds. Next round it'll be somebody else protesting.",
    ],
  },
  {
    like: [
      'got kicked from voice chat for not talking',
      'my guild removed me bc im always muted',
      'They threw me off the team call because I only listen',
    ],
    about: 'over',
    say: [
      `That stings, being thrown out for being quiet when you were doing your part. They may care less about chat than about knowing you're there. You could offer that: "I don't talk much, but I'll speak up when it counts." Or find a group that writes instead of talking.`,
    ],
  },
  {
    like: [
      'my voice cracked on voice chat and they all laughed, someone clipped it',
      'they clipped me raging and everyone is laughing',
      'yelled on mic and they wont let it go',
      'someone saved the recording of me screaming in game',
    ],
    about: 'over',
    say: [
      `It's no fun to be the joke. Plenty of people with a mic have made a sound like that; yours got recorded. If you want it gone: "Delete the clip, yeah?" If they're your people, they will. Do you usually like playing with them?`,
    ],
  },
  {
    like: [
      'he called me an idiot on voice and then just sighed at me',
      'The insult I could take. It was the groaning afterward, in front of everyone.',
      'our captain was like "are you serious" and wouldnt stop sighing',
      'i messed up the run and the guy flamed me on the call',
    ],
    about: 'over',
    say: [
      "The sighing is almost worse; you can't answer a sigh. You made a mistake in a game, and you got shamed for it in front of the whole group. If you left the call, that was fair. How that person talked is on them.",
    ],
  },
  {
    like: [
      'i messed up and we lost and he screamed at me on voice',
      'i wiped the raid and everyone heard him yell at me',
      'I made us lose the match right at the end',
      'pulled too early, whole team died, got flamed',
    ],
    about: 'over',
    say: [
      `Ouch, so close, and then everybody heard about it. You made a mistake in a game. Yelling at you in front of the whole group was a choice. One line when you're back is enough: "That was on me, sorry." Then play.`,
    ],
  },
  {
    like: [
      "he makes fun of everyone on there, it's his whole thing",
      'that guy trolls every single post, he even trolled someones birthday',
      'shes nasty to everybody in the group not only me',
      'he roasts everything anybody puts up in that server',
    ],
    about: 'over',
    say: [
      "So you got what everybody gets from that one. It still stung, because it was something of yours that you put out there. But a person who mocks everything isn't judging your thing. Did anybody else say something about it?",
    ],
  },
  {
    like: [
      'my mic was on and i screamed in the lobby',
      'voice cracked on discord and everyone heard',
      'Forgot to mute in the game and they all heard me shout',
      'i raged on voice chat and my voice went super high',
    ],
    about: 'over',
    say: [
      `Oof, a hot mic and a voice crack in one go. In a game somebody is always yelling, and the next round starts in a minute. If anybody brings it up, beat them to it: "Yeah, that was my war cry."`,
    ],
  },
  {
    like: [
      'it was only a thumbs up from her, she works shifts',
      "he just sent a thumb, he's a doctor, always busy",
      "the thumb was my friend's, shes at the hospital all day",
      "She reacted with a thumbs up. She's a busy woman.",
    ],
    about: 'over',
    say: [
      "Somebody with a job like that sends a thumb between two other things. It's what a person sends when they have one second and want you to know they saw. I'd read it as a yes and leave it there.",
    ],
  },
  {
    like: [
      'died again in game and my mic was on, everybody heard me lose it',
      'he got me again and i screamed into the voice chat',
      'everyone on discord heard me rage when i got killed',
      'Lost the match and the whole team heard me swear',
    ],
    about: 'over',
    say: [
      `Losing with an open mic is its own kind of pain. What did they hear: a scream, or something you'd rather not have said? If it was only noise, it's the most normal sound in the game. If it was mean, one "my bad" covers it.`,
    ],
  },
  {
    like: [
      'commented on one, the other had a million replies so i left',
      'I answered one person. The second already had so many that I gave up',
      'did one. second one was too popular lol',
      'replied once and then chickened out cause everyone was there',
    ],
    about: 'over',
    say: [
      'One counts, and bailing on the second was fair: yours would have gotten lost in that crowd. Pick somebody with two or three; yours is more likely to be read. No rush with it.',
    ],
  },
  {
    like: [
      'one guy flamed me and the others said nothing which hurt more',
      'He was rude, but the silence of everyone else was the worst part',
      'only the leader yelled. rest just went quiet and thats worse',
      'nobody stuck up for me, they all stayed silent',
    ],
    about: 'over',
    say: [
      "One person loud and everybody else quiet: from where you sat, that sounds like agreement. It may have been. It may also have been people who didn't want to be next. Has any of them written to you since?",
    ],
  },
]
