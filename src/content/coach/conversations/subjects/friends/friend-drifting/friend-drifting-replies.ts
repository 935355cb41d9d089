import type { Answer } from '../../../conversation.ts'

export const friendDriftingReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my friend i miss her without making it a big deal',
      'what do i text a friend who barely answers anymore',
      'a light message to a friend who has gone quiet',
      'how do i reach out to my best friend we dont talk like before',
      'what do i write so it doesnt sound like a reproach',
    ],
    say: [
      `Warm and short, with no question about why:\n"Saw something today that was so you. Miss your face."\n"I miss our talks. Free for a call this week?"\n"You don't have to answer right away. I was thinking of you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my friend if something is wrong between us',
      'what do i say to find out why she is distant',
      'how to bring up that weve grown apart',
      'i want to ask him straight out if hes mad at me how do i word it',
      'words for asking are we ok',
    ],
    say: [
      `Ask once, in private, and make room for any answer:\n"You've seemed further away lately. Is it me, or is it life?"\n"If I did something, I'd like to hear it from you."\n"I care about us, so I'm asking: are we good?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when my friend cancels on me again',
      'she bailed last minute for the third time what do i write back',
      'how do i answer sorry cant make it from a friend who always cancels',
      'my friend keeps rescheduling, how do i respond without being bitter',
      'what to reply when he cancels and doesnt offer another day',
    ],
    say: [
      `Friendly, and the next move is theirs:\n"Too bad, I was looking forward to it. What day works for you?"\n"All right. I do miss you, so tell me when you have room."\n"It's happened a few times now, and I'm a bit sad about it. Is everything all right with you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say i felt hurt when she chose her other friends',
      'what do i say to a friend who only comes to me when she needs something',
      'how do i tell him the friendship feels one sided',
      'i want to tell my friend i feel like a backup, how',
      'words for telling a friend that i always do the work',
    ],
    say: [
      `Pick one thing, and say how it is for you:\n"I notice I'm usually the one who calls, and it makes me sad. Do you see it too?"\n"I like being there for you. I'd like to be asked how I am, too."\n"When I heard about it from others, it hurt. I wanted you to know."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell a friend i want less contact',
      'how do i end a friendship kindly',
      'what do i say to a friend i dont want to hang out with anymore',
      'i want to step back from her without a fight what do i write',
      'how do i let a friendship go without ghosting',
    ],
    say: [
      `Kind, clear, and without a list of faults:\n"I need more time to myself these days, so you'll hear from me less."\n"We've grown in different directions, and I'm thankful for the time we had."\n"I can't be there in the way you'd like. I'd rather tell you than disappear."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to be jealous of my friends new friends',
      'am i being possessive if i mind her new best friend',
      'is it childish to be jealous over a friend',
      'am i allowed to be sad that he has other people',
      'is jealousy in a friendship normal',
    ],
    say: [
      "It's common, and it means this friend matters to you. The feeling does no harm; checking up, sulking or making them choose can. If you get the chance, meet the new friend once, all three of you. It's often less of a threat once you know the person.",
    ],
  },
  {
    like: [
      'should i text or call or say it in person to a friend who pulls away',
      'is a text ok to bring up the distance',
      'do i write a long message about how i feel to my friend',
      'is it better to meet and talk about it',
      'should i send a voice note to tell her i miss her',
    ],
    say: [
      `In person or by voice, if you can, so you hear each other's tone. A text is fine for "I miss you, do you have time?" Long messages about the hurt often get read in the wrong voice, and you can't see their face.`,
    ],
  },
  {
    like: [
      'should i still invite her to my birthday',
      'do i ask him to be in my wedding if were hardly friends now',
      'do i still send a present to a friend who forgot mine',
      'is it weird to invite a friend who has been ignoring me',
      'should i include her when she leaves me out',
    ],
    say: [
      "Ask them if you'd be glad to see them there; an invitation shows that the door is open. Leave it if it's meant as a test, or if you'd watch them all evening. For a big role, choose somebody who's close to you now.",
    ],
  },
  {
    like: [
      'can a friendship come back after drifting apart',
      'do friends ever get close again',
      'is there a chance it will be like before',
      'what if this is only a phase with my friend',
      'can you fix a friendship that faded',
    ],
    say: [
      'It can, and it does happen, though it rarely goes back to exactly what it was. It takes both of you, and often a change in life: a job ends, kids grow, somebody calls. What you can do is stay friendly and ask now and then.',
    ],
  },
  {
    like: [
      'she leaves me on read and posts stories ten minutes later',
      'i see him active all day and my message sits there',
      'my best friend takes a week to answer and two words come back',
      'she used to answer in seconds now its days',
      'he only sends a thumbs up these days',
    ],
    say: [
      "That's a small thing that lands hard every time, because you know what it used to be like. A phone shows you when, and never why. What you can say for sure is that it's less than it was, and that you miss it.",
    ],
  },
  {
    like: [
      'my best friend moved away and its not the same',
      'since he moved were becoming strangers',
      'we went to different schools and shes slipping away',
      'long distance with my best friend is dying',
      'we promised to call every week and it stopped',
    ],
    say: [
      "You lost the everyday part: the things you didn't need to plan. On a phone everything becomes a summary. What can help across distance is small stuff, sent for no reason: a photo of the bus stop, a ten-second voice note, a complaint about the weather.",
    ],
  },
  {
    like: [
      'im going through something bad and my friend isnt there',
      'since i got sick she stopped coming',
      'my friend pulled away when i told him about my depression',
      'when my dad died my best friend vanished',
      'i needed her the most and she disappeared',
    ],
    say: [
      "I'm sorry. Being left in the middle of a hard time hurts on top of everything else. Some people go silent because they're afraid of doing it wrong. That may explain it, and it doesn't make it okay. Is there one other person who could be there for you this week?",
    ],
  },
  {
    like: [
      'im scared to lose her so i act like everything is fine',
      'i laugh along and then cry at home about my friend',
      'i pretend i dont mind when he picks others over me',
      'i dont say anything because then shed leave for good',
      'i keep swallowing it with my best friend',
    ],
    say: [
      `So you protect the friendship by keeping quiet, and it costs you each time. Your friend sees you laugh and may truly think you're fine. You don't have to have the whole talk. One small honest line is a start: "That one stung a little."`,
    ],
  },
  {
    like: [
      'i talked to my friend about it and it was ok',
      'we met up again it was fine, a bit stiff',
      'i told her i missed her and she said same',
      'he apologized and said hes been busy',
      'we had a call, nothing big, but we talked',
    ],
    say: [
      "Good. The two of you are talking again. It doesn't have to feel like before right away; a bit stiff is common when people pick things up again. That's plenty for one time.",
    ],
    about: 'over',
  },
  {
    like: [
      'my friend says were fine but i dont believe her',
      'she was so warm when we met and now im waiting for it to go cold again',
      'he said im still his best friend and i cant trust it',
      'we had a great day together but it was probably a one off',
      'she hugged me and said she misses me too, maybe out of guilt',
    ],
    say: [
      "After months of distance, one warm day can seem too good to rely on. You don't have to rely on it yet. They had the choice, and they were warm. You can enjoy that day for what it was and see what the next weeks bring.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked my friend what was wrong and it turned into a fight',
      'she told me im too much for her',
      'he said he doesnt want to be friends anymore',
      'i brought it up and she got angry and left',
      'my friend admitted she has been avoiding me',
    ],
    say: [
      'That hurts, coming from somebody who knew you so well. If you brought it up, that was a fair thing to do. Nothing has to be answered or decided today. A friendship in trouble can hurt as much as any heartbreak.',
    ],
    about: 'over',
  },
  {
    like: [
      'i sent my friend an angry message and regret it',
      'i begged her to stay friends and feel pathetic',
      'i complained about him to others and it got back to him',
      'i made a snide comment about her new friend',
      'i blew up at my friend over something small',
    ],
    say: [
      `It came out sideways, as hurt often does when it's been held in. You can set your part right in one line, without taking back the rest: "That wasn't fair of me. What's underneath is that I miss you."`,
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote her a long message about us, too much?',
      'is this text to my friend passive aggressive',
      'does i guess youre busy sound bitter',
      'can you check my message to the friend who pulled away',
      'i wrote you never have time for me, should i send it',
    ],
    say: [
      'Check it for three words: "always," "never" and "guess." They sound like reproach, whatever you meant. Cut it to two things: that you miss them, and one offer of a time. The longer story is better told face to face.',
    ],
  },
]
