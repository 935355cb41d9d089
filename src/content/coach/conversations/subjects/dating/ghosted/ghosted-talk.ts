import type { Answer } from '../../../conversation.ts'

export const ghostedTalk: readonly Answer[] = [
  {
    like: [
      'replayed my last message like a hundred times',
      'i keep rereading the last text i sent, what did i do',
      "I've listened to my own voice note over and over since she went quiet.",
      'yeah went over it like 50 times. whats wrong with it',
    ],
    about: 'over',
    say: [
      "That many times, and it says the same thing each time. Silence gives you nothing to hold, so your head keeps digging in the last thing it has. Why they went quiet isn't in there. Next time it starts, put the phone down and stand up.",
    ],
  },
  {
    like: [
      'archived his chat. peeked once, then watched tv',
      'deleted her number, feels weird, made dinner instead',
      'I have put the messages away. I looked only one time today.',
      'muted him. checked once. then went to bed',
    ],
    say: [
      "Once, and then something else. That sounds about right to me. The name may still tug now and then, and that's all right. You had an evening of your own all the same.",
    ],
  },
  {
    like: [
      'he wrote every day and now nothing, is that ghosting',
      "a lady I'd been writing with stopped suddenly, is this what ghosted means",
      'we texted each morning for weeks and then silence',
      'messages every day for two months, then from one day to the next not a word',
    ],
    about: 'over',
    say: [
      `That's the word people use, yes, if somebody stops without a reason. I'm sorry; every day leaves a big gap. You can't know yet if that's it. Somebody may be ill or away. One line is fair: "I miss your messages. Are you well?"`,
    ],
  },
  {
    like: [
      "I'll tell my neighbor tomorrow when I see her",
      'going to tell my sister at breakfast about him',
      "my friend's coming by in the morning, I'll let her have it all",
      'yes. tomorrow, over the fence',
    ],
    about: 'coming',
    say: [
      "Good. That's a real plan, with somebody on your side. Tell it the way you told me. It often gets lighter once another person has been angry along with you.",
    ],
  },
  {
    like: [
      'sent it, still on one tick',
      'it says delivered but not read yet',
      'message is out, one grey tick, im staring at it',
      "pressed send and it hasn't even gone through",
    ],
    say: [
      "It's sent, and you sent it in your own words. It hasn't been read yet, so there's nothing to read into it. Put your phone face down and go do something with your hands. Your part is done.",
    ],
  },
  {
    like: [
      'saw him typing and then nothing came',
      'three dots for a minute, then gone. days ago',
      'she was typing and never sent it',
      'typing... and then silence since the weekend',
    ],
    say: [
      `Those dots are mean: somebody was there, about to say something, and then wasn't. You can't know what it was. If a few days have gone by, one line is fair: "You were about to say something?" After that, it's theirs.`,
    ],
  },
  {
    like: [
      'im not texting him again, i have some pride. i think',
      "no way im writing first, i've still got a bit of dignity",
      "I won't write to her again. I have my pride, what's left of it",
      'id rather eat my phone than send one more message',
    ],
    about: 'over',
    say: [
      "Then keep it. You don't owe silence a message. Barely enough pride is still enough to put the phone down. You're allowed to miss how lovely it was and be furious about the ending, in the same hour.",
    ],
  },
  {
    like: [
      'he never showed up, an old lady on the bench gave me a candy',
      'waited so long the waiter gave me a free dessert',
      "She didn't come. The barista brought me a second coffee on the house",
      'got stood up, even the bartender felt sorry for me',
    ],
    about: 'over',
    say: [
      "I'm sorry. You came, you waited, and that's the decent half of a date. Not showing up without a word is on the other person. A stranger saw you there and was kind. I'd keep that part.",
    ],
  },
  {
    like: [
      'ten at night is the worst, thats when we used to talk',
      "Every evening at the time she called I sit here and it's quiet",
      'the hour we used to facetime is killing me',
      'nobody home and its the time hed always ring',
    ],
    say: [
      "That hour had a voice in it, and now it's the loudest part of the day. Don't sit in it empty. Put another voice there for the next week: call family or an old friend at that exact time. It won't be the same. It gets you past the hour.",
    ],
  },
  {
    like: [
      'im widowed and she stopped writing, i thought she was my last chance',
      "at my age you don't get many more shots and he went quiet",
      'lost my husband, finally wrote to someone, now nothing',
      "Thought this was it for me, and then she quit answering. I'm 68",
    ],
    about: 'over',
    say: [
      "That's a lot of hope to lose to a silence, after everything before it. I'm sorry. Somebody going quiet says very little about you, and it doesn't have to be the last time. You offered something warm. You can offer it again, when you feel like it.",
    ],
  },
  {
    like: [
      'he ghosted me and i keep running into him, tiny town',
      'she stopped answering and I see her at the store every week',
      'small village, i bump into the guy who dropped me constantly',
      'we go to the same gym and he ghosted me',
    ],
    about: 'over',
    say: [
      'Gone, and still there every time you turn a corner, which is worse than gone. In a small place nobody gets to vanish properly. You have nothing to hide from. A nod is enough when you meet, and the awkward part is theirs to carry.',
    ],
  },
  {
    like: [
      'the good morning texts. nobody ever did that for me',
      'I miss having someone say goodnight',
      'honestly just someone asking how my day was. its been years',
      'The little hello every day. I live alone, you see',
    ],
    about: 'over',
    say: [
      "Somebody thought of you every day, and then it stopped. No wonder that's the part that hurts. It's a small thing, and a day can lean on it. Missing it isn't silly at any age.",
    ],
  },
  {
    like: [
      'a whole day is too long, can i do less',
      'cant go a day without checking. something shorter?',
      "That's too much for me. How about an hour or two",
      'a week?? try like an evening',
    ],
    say: [
      "Less is fine. Two hours, starting now: chat muted, phone in another room, something that keeps your hands busy. When it's over you may look. Then see what you missed by not looking. Deal?",
    ],
  },
  {
    like: [
      'my cousin, she never sleeps',
      'my brother maybe, hes always up late',
      "There's a friend on night shift I could ring",
      'my buddy is online till like 3am every night',
    ],
    about: 'coming',
    say: [
      "There you go, somebody who's awake when it's worst. Call at that hour and talk about anything, the silly stuff too. You don't have to explain why. The hour gets a voice in it, and that's the point.",
    ],
  },
  {
    like: [
      'i asked if she wanted to get dinner and then nothing',
      'last thing i wrote was an invite to the fair',
      "told him i'd like to meet and he stopped answering",
      "I only said that I'd be pleased to take her out",
    ],
    about: 'over',
    say: [
      "There's nothing wrong with that. It's a kind, clear invitation. Sometimes a real plan is where a person who only wanted to write gets off, and that's about them. I'm sorry. It was a good question, and you can ask it again of somebody else.",
    ],
  },
  {
    like: [
      'he deleted his account while i was telling him something private',
      'she unmatched me mid conversation',
      "profile vanished right when I'd opened up about my illness",
      'was typing about my family and poof, they were gone',
    ],
    about: 'over',
    say: [
      "In the middle of something personal, too. That's a nasty drop. You can't see whether it was you, a panic of theirs, or an account that got closed. What you told them was an honest thing to tell. It's the leaving without a word that was shabby.",
    ],
  },
  {
    like: [
      'sent my goodbye text, they read it, the end',
      'told her take care, seen, nothing. so thats that',
      'sent the last message. blue ticks. done',
      'wrote him one final line and he read it, over and out',
    ],
    about: 'over',
    say: [
      "Read, and you got the last line. There's still something sad in that, even when it's right. You said what was true and you left standing up. Do something nice with the evening.",
    ],
  },
  {
    like: [
      "changed his name in my phone to Don't",
      'saved her number as DO NOT TEXT',
      "he's now in my contacts as Mistake",
      'renamed my ex to Nope',
    ],
    about: 'over',
    say: [
      "That's short and clear, and it will speak to you at one in the morning when you need it. You kept your pride and you kept your humor. Good night's work.",
    ],
  },
  {
    like: [
      'last thing he wrote was sleep tight beautiful and then nothing for two weeks',
      'her last text had a heart in it. then silence',
      'He said talk tomorrow with a smiley and that was ten days ago',
      'who sends a cute selfie and then disappears forever',
    ],
    about: 'over',
    say: [
      "A last message that sweet makes the silence stranger. You've probably read it many times looking for the clue. There may be none in it. Somebody who could write that could also write a goodbye, and leaving it out is on them.",
    ],
  },
  {
    like: [
      'he ignores my text for a week then likes my story??',
      "left me on read and today she's watching all my stories, the nerve",
      'two weeks no reply and now he hearts my photo lol ok',
      'she never answered me but she liked my post this morning, what is that',
    ],
    about: 'over',
    say: [
      "Days of nothing and then a little heart. The nerve. A like costs them one thumb, so it tells you nearly nothing. You don't owe it a reaction. If they want to talk, they know where your messages are.",
    ],
  },
  {
    like: [
      "could be anything, I can't know why she stopped writing",
      "maybe he's busy maybe there's someone else, no clue",
      'idk maybe her phone broke maybe she hates me',
      "There may be ten reasons. I'll never find out which one.",
    ],
    say: [
      "That's the honest answer, and it's kinder than any verdict about yourself. You can't know. Anything you'd blame on yourself is one guess among many. You did your part. Until something comes, the phone can rest.",
    ],
  },
  {
    like: [
      "turns out he lost his phone and i'd sent like 12 unhinged texts, he laughed",
      "She wasn't ignoring me, she was in hospital. I sent nine angry messages. She finds it funny.",
      'good news not ghosted bad news he read my whole meltdown lmao',
      "He'd had no signal all week and now he's read every one of them. He's laughing, I'm dying",
    ],
    about: 'over',
    say: [
      "So there was a reason, and it wasn't you. They got the whole collection at once, and now they know you noticed they were gone. There are worse things to have in writing. One line is enough: \"I panicked. I'm glad you're okay.\"",
    ],
  },
  {
    like: [
      "He held my hand over the table at the Thai place in Guelph and asked if it still ached. He was lovely, that's what's so sick about it.",
      'she hugged me and said thank you for trusting me. then nothing. two weeks',
      "He kissed my forehead when I told him about my illness. That's why I can't make sense of it.",
      'he was so sweet about it thats the worst part, said it didnt matter at all',
      'They asked all the right questions about my scar and were so gentle. And then gone.',
    ],
    say: [
      "That's what makes it so cruel: somebody cold you could write off. The kindness in that moment may have been real, and they still left. It doesn't mean you were wrong to tell the truth, or foolish to believe what you saw.",
    ],
  },
  {
    like: [
      "well he'd asked could I help with a customs fee. four hundred. I said I'd have to ask my son",
      'he needed 300 for his visa and when i said no he stopped writing',
      "She asked if I could buy gift cards for her nephew. I said I'd think about it. Nothing since.",
      'well there was a hospital bill he wanted me to cover. i told him i dont have that. then silence',
      'He wanted to borrow for the plane ticket to come and see me. I hesitated. That was the last I heard.',
    ],
    say: [
      "Then I'd look at that first. Somebody you know from messages who asks for money for a fee, then goes quiet, is often running a scam. I can't be certain. Send nothing, and tell your bank or family. You did right to hesitate.",
    ],
  },
]
