import { anyOf, type Concept } from './concept.ts'

export const occasions: readonly Concept[] = [
  {
    name: 'work_place',
    phrases: [
      anyOf(
        'work job office workplace shift shifts ward overtime company corporate desk cubicle break_room standup sprint ' +
          'deadline deadlines project_manager payroll rota hr career profession factory warehouse restaurant_job till ' +
          'coworking freelance all_hands all-hands offsite onboarding commission sales_floor store_manager workload paycheck ' +
          'tips conference town_hall toolbox quarterly industry business trade_show rate recital gallery handover hire hired ' +
          'remote zoom slack_channel remote_job night_shift day_off days_off printer elevator photocopier water_cooler',
      ),
    ],
  },
  {
    name: 'meeting',
    phrases: [anyOf('meeting meetings standup conference_room boardroom zoom one_on_one workshop briefing retro')],
  },
  {
    name: 'interview',
    phrases: [
      anyOf(
        'interview interviews interviewer recruiter recruiters hiring hiring_manager panel_interview applied application ' +
          'applications candidate assessment_centre assessment_center job_fair jobs_fair tech_screen resume cv final_round laid_off unemployed',
      ),
    ],
  },
  {
    name: 'school_place',
    phrases: [
      anyOf(
        'school class classes classroom lecture lectures seminar seminars tutorial tutorials homework campus semester exam ' +
          'exams quiz grade grades college university course courses lesson lessons thesis phd dissertation lab econ chem chemistry ' +
          'biology bio math maths physics history_class english_class french spanish_class gym_class cafeteria library lunch_table ' +
          'major orientation freshers recess period homeroom office_hours study studies studying degree undergrad grad_school ' +
          'law_school med_school high_school middle_school law poster_session colloquium reading_group night_course night_school ' +
          'practice_team tryouts prom homecoming field_trip group_project school_bus locker locker_room spelling_bee textbook',
      ),
    ],
  },
  {
    name: 'social_event',
    phrases: [
      anyOf(
        'party parties wedding reunion barbecue bbq picnic housewarming birthday gathering gatherings mixer dinner ' +
          'reception get_together potluck funeral baby_shower engagement event events festival concert trip offsite retreat ' +
          'conference icebreakers speed_friending gala holiday_party christmas_do staff_do leaving_drinks happy_hour meetup ' +
          'opening vernissage bowling playdate sleepover camp ball dance thanksgiving christmas parents_evening brunch ' +
          'auction lan_party church_group support_group team_lunch team_dinner outing new_year reunion_dinner christening baptism married trivia quiz_night street_party hen_party stag cookout new_years work_drinks drinks_later bonfire graduation bridal_shower game_night dinner_party garden_party',
      ),
    ],
  },
  {
    name: 'networking',
    phrases: [anyOf('networking conference mixer meetup trade_show job_fair jobs_fair convention vernissage openings')],
  },
  {
    name: 'first_day',
    phrases: [
      '(first|1st) (day|week|shift|lesson|class|work day)',
      'new (job|school|team|ward|crew|office|position|role|gym|class|group)',
      'start (at|on|a) ~2 (new|monday|tuesday|wednesday|thursday|friday|school|job)',
      '(starting|start|starts) ~3 (monday|tuesday|wednesday|thursday|friday|tomorrow|next week)',
    ],
  },
  {
    name: 'speech',
    phrases: [
      anyOf(
        'presentation presenting presented presents presenter speech speeches pitch pitching demo slides slide_deck powerpoint deck ' +
          'podium lectern stage audience keynote toast eulogy recital recite panel webinar microphone mic_in_hand ' +
          'public_speaking sermon pulpit viva defense defend_my defence oral_report oral_exam poster clicker spotlight ' +
          'stage_fright moderate best_man maid_of_honor rehearse rehearsed rehearsing rehearsal note_cards teleprompter ' +
          'capstone book_report debate_tournament recitation demo_day lecture_to lecture_theatre mc performance solo on_stage audiences investors council memorial_slot q_and_a',
      ),
      '(give|giving|gave|do|doing|deliver|hold) (a|the|my|our) ~2 (talk|speech|lecture|training|workshop|presentation|reading|toast|briefing|demo)',
      '(present|speak|talk|talking|speaking|read|reading|perform) ~3 (in front|to (the|a) (board|class|room|group|clients|executives|whole|crew|team|parish|school)|at (the|a|my|mass|church))',
      'in front of (the|a|all|everyone|people|everybody|an|their|others|#|my (whole|entire|class|classmates|team|boss|colleagues|coworkers|department|peers|family|section))',
      '(have|has|had|asked|want|wants|got|need|going) (me )?to (present|speak|lead|teach|introduce|moderate|pitch|train|demo)',
      'say a few words',
      '(stand|standing) (before|up there|in front|on)',
      '(to|turn to|have to|time to) present ',
      '(speak|speaking|talk|talking) to (a|the|a full|the whole) (room|crowd|hall|group|audience)',
      '(explain|walk|take) ~3 (through|the budget|the numbers|the results|the project)',
      'my (talk|slides|notes|voice shakes|voice shaking)',
      '(leading|lead|run|running|host|hosting) (the|a) (training|workshop|session|webinar|meeting|panel)',
      'voice (shakes|shaking|cracks|trembles|disappears|wobbles|goes)',
      'stand up (in front|and speak|and talk|there)',
    ],
  },
  {
    name: 'phone',
    phrases: [
      anyOf(
        'phone telephone phoning dial dialed dialing dialled voicemail voicemails hotline missed_call missed_calls ringing ' +
          'phone_call phone_calls calls hang_up hung_up hangs_up hanging_up caller answering_machine handset on_hold picks_up ' +
          'pick_up call_back phone_interview cold_call cold_calls cold_calling unknown_number facetime conference_call conference_calls',
      ),
      '(call|calling|ring|ringing|phone|phoning|rang) (the|my|a|an|up|them|back|in|to|him|her|people|customers|relatives|strangers|customer|three|# )',
      '(make|making|made|take|taking|answer|answering|avoid|avoiding) ~2 (call|calls|phone)',
      '(by|over|on) (the )?(phone|telephone|calling|call)',
      '(need|have|has|had) to (call|ring|phone|dial)',
      'give (me|them|him|her|us) a (ring|call)',
      '(only )?(take|takes|do|does|want|wants) (bookings|calls|phone|appointments|you to call|me to call)',
    ],
  },
  {
    name: 'meal',
    phrases: [
      anyOf(
        'lunch dinner supper brunch restaurant cafe eat_lunch canteen cafeteria potluck breakfast coffee tacos drinks',
      ),
    ],
  },
  {
    name: 'message',
    phrases: [
      anyOf(
        'text texts texting texted message messages messaging reply replied replies chat chats group_chat whatsapp snap ' +
          'snapchat instagram email emails emailed typing discord left_on_read on_read delivered story voice_note voice_noted',
      ),
    ],
  },
  {
    name: 'everyday_place',
    phrases: [
      anyOf(
        'bus train gym supermarket store shop cafe coffee_shop dog_park playground bus_stop waiting_room queue line ' +
          'plane street park bar church yoga pottery book_club choir class_mate tube subway bookshop counter drive_thru dog',
      ),
    ],
  },
]
