/** Texts of the services about money: plans, promo codes, mails. */
export const money = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'بطاقة مصرفية',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'رقم الجوّال',
  'plans.pay.CONSENT_GATEWAY': 'صفحة شركة الاتصالات',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'البطاقة',
  'plans.gateway.OPERATOR': 'شركة الاتصالات',
  'plans.note.same': 'هذه باقتك.',
  'plans.note.closed': 'الاشتراكات غير متاحة للبيع بعد. نرجو أن تعود قريبًا.',
  'plans.note.COUNTRY': 'الدفع عبر {gateway} غير متاح في بلدك.',
  'plans.note.COUNTRY_UNKNOWN': 'يتوقف الدفع عن طريق {gateway} على بلدك. اذكره في الإعدادات.',
  'plans.note.OFFER': 'الدفع عبر {gateway} لا يصلح لهذا العرض.',
  'plans.note.LATER': 'الدفع عبر {gateway} لا يبدأ لاحقًا: يمكنك اختياره بعد انتهاء باقتك في {date}.',
  'plans.note.NOW': 'الدفع عبر {gateway} ممكن بعد انتهاء باقتك.',
  'plans.change.NOW': 'تبدأ اليوم وتحل محل باقتك الحالية.',
  'plans.change.NOW_BACK':
    'تبدأ اليوم وتحل محل باقتك الحالية، ويعود إليك {amount} عن أيامها الباقية.',
  'plans.change.LATER': 'يبقى لك ما دفعت ثمنه حتى {date}، ثم تبدأ هذه الباقة. لا تدفع شيئًا اليوم.',
  'plans.change.PAY_AGAIN':
    'تبدأ اليوم. نلغي أولًا الاشتراك القديم الذي لم تنجح دفعته، ولن يُخصم عنه شيء بعد ذلك.',
  'plans.promo.applied': 'طُبّق رمزك.',
  'plans.promo.first': '{today} اليوم، ثم {price} من {date}.',
  'plans.promo.free': 'مجانًا حتى {date}، ثم {price}.',
  'plans.promo.UNKNOWN': 'لا نعرف هذا الرمز، فتحقق من كتابته.',
  'plans.promo.EXPIRED': 'انتهت صلاحية هذا الرمز.',
  'plans.promo.NOT_YET': 'لا يمكن استعمال هذا الرمز بعد.',
  'plans.promo.USED_UP': 'بلغ هذا الرمز أقصى عدد لمرات استخدامه.',
  'plans.promo.ALREADY_USED': 'استعملت هذا العرض من قبل.',
  'plans.promo.OTHER_PLAN': 'هذا الرمز ليس لهذه الباقة وهذه المدة.',
  'plans.promo.OTHER_GATEWAY': 'لا يصلح هذا الرمز لأي وسيلة دفع متاحة هنا.',
  'plans.promo.OTHER_OFFER': 'هذا الرمز للاشتراكات الجديدة، ولا يُجمع مع باقة سارية أو عرض آخر.',
  'cardPage.today': 'اليوم: {amount}',
  'cardPage.then': 'بعد ذلك: {amount}',
  'cardPage.safe': 'إذا رُفضت البطاقة فلن يُخصم أي مبلغ.',
  'cardPage.back': 'العودة من دون دفع',
  'mail.money.action': 'سجل المدفوعات',
  'mail.money.RECEIPT.subject': 'إيصالك {number}',
  'mail.money.RECEIPT.text':
    'مرحبًا {name}،\n\nشكرًا لك، وصلتنا دفعتك.\n\n{rows}\n\nيمكنك طباعة الإيصال من سجل المدفوعات.\n\n{action}\n\nيمكنك العدول عن العقد خلال 14 يومًا من أول دفعة:\n\n{link}',
  'mail.money.RENEWAL.subject': 'تتجدد باقة {plan} في {date}',
  'mail.money.RENEWAL.text':
    'مرحبًا {name}،\n\nتتجدد باقتك في {date}، ويُخصم حينها {amount} من وسيلة الدفع التي اخترتها.\n\n{rows}\n\nإن كان هذا ما تريده فليس عليك فعل شيء. وإن لم ترده فألغِ الاشتراك من الإعدادات قبل ذلك اليوم: يبقى لك ما دفعت ثمنه، ولا يُخصم منك شيء بعده.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'تعذّر تجديد باقة {plan}',
  'mail.money.RENEWAL_FAILED.text':
    'مرحبًا {name}،\n\nرُفضت دفعة باقتك. يمكنك المشاهدة حتى {date}.\n\n{rows}\n\nتحقق من وسيلة الدفع، أو اختر غيرها في صفحة الباقات.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'باقة {plan} معلّقة',
  'mail.money.SUSPENDED.text':
    'مرحبًا {name}،\n\nلم تصلنا دفعة باقتك بعد، فعلّقنا الاشتراك.\n\n{rows}\n\nادفع خلال 30 يومًا ليستمر، وإلا أُلغي. نحتفظ بملفاتك وقوائمك سنة.\n\n{action}',
  'mail.money.CANCELED.subject': 'أُلغيت باقة {plan}',
  'mail.money.CANCELED.text':
    'مرحبًا {name}،\n\nأُلغي اشتراكك ولن يُخصم منك شيء بعد الآن. تنتهي المدة المدفوعة في {date}.\n\n{rows}\n\nنحتفظ بملفاتك وقوائمك سنة، وأهلًا بعودتك متى شئت.\n\n{action}',
  'mail.money.REFUNDED.subject': 'أعدنا إليك {amount}',
  'mail.money.REFUNDED.text':
    'مرحبًا {name}،\n\nمبلغ {amount} في طريقه إلى وسيلة دفعك، وقد يحتاج المصرف بضعة أيام.\n\n{rows}\n\nتجد الإشعار الدائن في سجل المدفوعات.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'استُرد مبلغ دُفع عن باقة {plan}',
  'mail.money.CHARGED_BACK.text':
    'مرحبًا {name}،\n\nاسترد مصرفك مبلغًا كنت قد دفعته. إن كان عن المدة الحالية فقد انتهى الاشتراك.\n\n{rows}\n\nإن لم تطلب ذلك من مصرفك فاكتب إلى الدعم.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'عدلت عن العقد',
  'mail.money.WITHDRAWN.text':
    'مرحبًا {name}،\n\nوصلنا عدولك عن العقد.\n\n{rows}\n\nسنعيد إليك {amount} من الطريق الذي دفعت به. يستغرق ذلك عادةً بضعة أيام، و14 يومًا على الأكثر. وإن تعذّر أول مرة أعدنا المحاولة، وليس عليك فعل شيء.\n\nانتهى الاشتراك ولن يُخصم منك شيء بعد الآن. نحتفظ بملفاتك وقوائمك سنة، وأهلًا بعودتك متى شئت.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'عدلت عن مدتك المجانية',
  'mail.money.WITHDRAWN_FREE.text':
    'مرحبًا {name}،\n\nوصلنا عدولك عن العقد. لم تدفع شيئًا بعد، فليس هناك ما نعيده.\n\n{rows}\n\nانتهى الاشتراك ولن يُخصم منك شيء. نحتفظ بملفاتك وقوائمك سنة، وأهلًا بعودتك متى شئت.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'أهديناك أيامًا إضافية',
  'mail.money.EXTRA_DAYS.text':
    'مرحبًا {name}،\n\nأهديناك أيام مشاهدة إضافية بلا مقابل، ويمكنك المشاهدة حتى {date}.\n\n{rows}\n\nلن يُخصم منك شيء عند انتهائها.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'أهديناك أيامًا إضافية',
  'mail.money.EXTRA_DAYS_LATER.text':
    'مرحبًا {name}،\n\nأهديناك أيام مشاهدة إضافية بلا مقابل.\n\n{rows}\n\nتستمر باقتك كما هي، ويبقى موعد الخصم القادم في {date}. وتبقى الأيام الإضافية لك: تبدأ حين لا تبقى لك مدة مدفوعة، إن انتهت باقتك أو لم تنجح إحدى الدفعات.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'أيام إضافية بعد الانقطاع',
  'mail.money.OUTAGE_DAYS.text':
    'مرحبًا {name}،\n\nلم تعمل خدمتنا كما ينبغي. نعتذر إليك، وقد أهديناك أيام مشاهدة إضافية بلا مقابل.\n\n{rows}\n\nلا تتغير مواعيد الخصم. وتبدأ الأيام الإضافية حين لا تبقى لك مدة مدفوعة.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'سعر جديد لباقة {plan} ابتداءً من {date}',
  'mail.money.PRICE_RAISE.text':
    'مرحبًا {name}،\n\nسيرتفع سعر باقتك. تبدأ أول مدة بالسعر الجديد في {date}، ولا يتغير شيء قبل ذلك.\n\n{rows}\n\nالأسعار شاملة الضريبة. إن أردت الاستمرار فليس عليك فعل شيء: ابتداءً من ذلك اليوم يُخصم {amount} عند كل تجديد. وإن لم ترد فألغِ الاشتراك من قسم الباقة في الإعدادات قبل {date}: يبقى لك ما دفعت ثمنه، ولا يُخصم منك شيء بعده.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'سعر جديد لباقة {plan} ابتداءً من {date}',
  'mail.money.PRICE_AGREE.text':
    'مرحبًا {name}،\n\nسيرتفع سعر باقتك. تبدأ أول مدة بالسعر الجديد في {date}، ولا يتغير شيء قبل ذلك.\n\n{rows}\n\nالأسعار شاملة الضريبة. لا تخصم PayPal السعر الجديد إلا بموافقتك. يمكنك الموافقة من قسم الباقة في الإعدادات خلال المدة التي تسبق {date}، وسنذكّرك. ومن دون موافقتك تنتهي باقتك في {date} ولا يُخصم منك شيء بعده. ويمكنك أيضًا الإلغاء من هناك في أي وقت قبل ذلك.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'نرجو موافقتك على السعر الجديد لباقة {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'مرحبًا {name}،\n\nابتداءً من {date} يصبح سعر باقتك {amount}، ولا تخصمه PayPal إلا بموافقتك.\n\n{rows}\n\nالأسعار شاملة الضريبة. نرجو أن توافق من قسم الباقة في الإعدادات قبل {date}. ومن دون موافقتك تنتهي باقتك في ذلك اليوم ولا يُخصم منك شيء بعده.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'سعر باقة {plan} يبقى كما هو',
  'mail.money.PRICE_STOPPED.text':
    'مرحبًا {name}،\n\nكتبنا إليك عن سعر أعلى. لن يسري عليك: يبقى ما تدفعه {amount}.\n\n{rows}\n\nليس عليك فعل شيء.\n\n{action}',
  'mail.statement.LINK.subject': 'أكّد عدولك عن العقد',
  'mail.statement.LINK.text':
    'مرحبًا {name}،\n\nوصلنا عبر موقعنا في {moment} هذا البيان: «أعدل عن عقد باقة {plan} ({period})».\n\n{rows}\n\nهل أنت من كتبه؟ إذن أكّده حتى {linkUntil}، والعبرة بوقت بيانك.\n\n{action}\n\nإن لم تكن أنت فتجاهل هذه الرسالة، فلا شيء يتغير من دون التأكيد.',
  'mail.statement.LINK.action': 'إلى التأكيد',
  'mail.statement.UNKNOWN.subject': 'لم نجد العقد',
  'mail.statement.UNKNOWN.text':
    'مرحبًا،\n\nفي {moment} ورد عبر موقعنا عدول عن عقد لهذا العنوان، ولم نجد عقدًا يطابقه.\n\nهل دفعت بعنوان بريد أو رقم هاتف آخر؟ تجد رقم الإيصال في الإيصال نفسه. حاول به من جديد، أو اكتب إلى الدعم.\n\n{action}\n\nإن لم تكن أنت فتجاهل هذه الرسالة.',
  'mail.statement.UNKNOWN.action': 'حاول من جديد',
  'mail.statement.OVER.subject': 'لم يعد العدول عن العقد ممكنًا',
  'mail.statement.OVER.text':
    'مرحبًا {name}،\n\nفي {moment} ورد عبر موقعنا عدول عن عقد باقة {plan} ({period}). لم يعد ذلك ممكنًا: انتهت المهلة في {lastDay} أو انتهى العقد.\n\nيمكنك الإلغاء من الإعدادات متى شئت، فلا يُخصم منك شيء بعده وتستمر المشاهدة حتى نهاية المدة المدفوعة.\n\n{action}\n\nإن لم تكن أنت فتجاهل هذه الرسالة، فلم يتغير شيء.',
  'mail.statement.OVER.action': 'إلى باقتك',
  'mail.statement.DONE.subject': 'سبق أن عدلت عن العقد',
  'mail.statement.DONE.text':
    'مرحبًا {name}،\n\nسبق أن وصلنا عدولك عن العقد. وهو مؤكَّد، وليس عليك فعل شيء آخر.\n\n{rows}\n\nتجد ما أعدناه في سجل المدفوعات.\n\n{action}',
  'mail.statement.DONE.action': 'سجل المدفوعات',
};
