-- Writes all that one step of a campaign changes, if the campaign still bears the mark that the step was thought out on: the
-- number of the transaction that wrote its row last. Else nothing is written, and what is given back is null. Whoever reads a
-- campaign to change it writes its row first, so that a mark never outlives what was read with it. Parameters that are null
-- have nothing to write. States as they were before a step are kept up to _before_kept. Gives back the mark that the campaign
-- bears now, the number of the step's page, and where the _wanted pages stand.
DROP FUNCTION write_step;
--> statement-breakpoint
CREATE FUNCTION write_step(
	_campaign integer, _mark text, _number integer, _interaction text, _user text, _seat text, _intent json, _undoes integer,
	_at timestamptz, _next_ask integer, _first_die integer, _dice json, _shared json, _later json, _phase text,
	_seats json, _journals json, _opened json, _shown integer[], _answer json, _facts json, _facts_version smallint, _clocks json,
	_system text, _contract integer, _texts json, _treasures json, _visits json,
	_page_asks json, _to_act json, _turns boolean, _replaces integer, _claimed_until timestamptz,
	_wanted integer[], _before_kept integer,
	OUT _mark_after text, OUT _page integer, OUT _places json
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	_changed record;
	_dice_count integer := coalesce(json_array_length(_dice), 0);
	_new_page integer := nextval('outbox_id_seq');
BEGIN
	-- Both statements wait for whoever writes the campaign's row, and then look at the mark that he left.
	IF _shared IS NOT NULL OR _later IS NOT NULL OR _phase IS NOT NULL THEN
		INSERT INTO step_before (campaign, step, seat, state, later, phase)
		SELECT id, _number, '', shared, later, phase FROM campaign WHERE id = _campaign AND xmin::text = _mark FOR UPDATE;
		IF NOT FOUND THEN
			RETURN;
		END IF;
	END IF;
	UPDATE campaign SET version = _number, next_ask = _next_ask, next_die = _first_die + _dice_count, changed_at = _at,
		shared = coalesce(_shared, shared), later = coalesce(_later, later), phase = coalesce(_phase, phase),
		turn_page = CASE WHEN _turns THEN _new_page ELSE turn_page END
	WHERE id = _campaign AND xmin::text = _mark RETURNING xmin::text INTO _mark_after;
	IF NOT FOUND THEN
		RETURN;
	END IF;
	_page := _new_page;
	INSERT INTO step (campaign, number, interaction, user_id, seat, intent, first_die, dice, undoes, at)
	VALUES (_campaign, _number, _interaction, _user, _seat, _intent, _first_die, _dice_count, _undoes, _at);
	INSERT INTO outbox (id, campaign, step, asks, to_act, again, replaces, claimed_until, attempts)
	VALUES (_page, _campaign, _number, _page_asks, _to_act, false, _replaces, _claimed_until, 0);
	INSERT INTO seen_interaction (id, campaign, page, at) VALUES (_interaction, _campaign, _page, _at);
	IF _facts IS NOT NULL THEN
		INSERT INTO chronicle (campaign, step, facts_version, facts) VALUES (_campaign, _number, _facts_version, _facts);
	END IF;
	IF _dice IS NOT NULL THEN
		INSERT INTO die (campaign, number, interaction, purpose, sides, face)
		SELECT _campaign, d.number, d.interaction, d.purpose, d.sides, d.face
		FROM json_to_recordset(_dice) d(number integer, interaction text, purpose text, sides integer, face integer);
	END IF;
	IF _seats IS NOT NULL THEN
		-- A journal is only kept where it is about to be overwritten; else it is still there when the step is taken back.
		FOR _changed IN SELECT * FROM json_to_recordset(_seats) n(id text, state json, frames json, ask integer) LOOP
			INSERT INTO step_before (campaign, step, seat, state, frames, ask, journal_ask, entries)
			SELECT s.campaign, _number, s.id, s.state, s.frames, s.ask, j.ask, j.entries
			FROM seat s LEFT JOIN journal j ON j.campaign = s.campaign AND j.seat = s.id
			WHERE s.campaign = _campaign AND s.id = _changed.id;
			UPDATE seat SET state = coalesce(_changed.state, state), frames = _changed.frames, ask = _changed.ask
			WHERE campaign = _campaign AND id = _changed.id;
		END LOOP;
	END IF;
	IF _journals IS NOT NULL THEN
		INSERT INTO journal (campaign, seat, ask, entries)
		SELECT _campaign, j.seat, j.ask, j.entries FROM json_to_recordset(_journals) j(seat text, ask integer, entries json)
		ON CONFLICT (campaign, seat) DO UPDATE SET ask = excluded.ask, entries = excluded.entries;
	END IF;
	IF _opened IS NOT NULL THEN
		INSERT INTO ask (campaign, id, seat, op, told, question, opened, page)
		SELECT _campaign, o.id, o.seat, o.op, o.told, o.question, _number, _page
		FROM json_to_recordset(_opened) o(id integer, seat text, op text, told integer, question json);
	END IF;
	IF _shown IS NOT NULL THEN
		UPDATE ask SET page = _page WHERE campaign = _campaign AND id = ANY (_shown);
	END IF;
	IF _answer IS NOT NULL THEN
		INSERT INTO answer (campaign, ask, slot, seat, given, step)
		SELECT _campaign, a.ask, a.slot, a.seat, a.given, _number
		FROM json_to_record(_answer) a(ask integer, slot text, seat text, given json);
	END IF;
	IF _clocks IS NOT NULL THEN
		-- Clocks of whoever has acted, or need act no longer, stop; the others run on from when they were set going.
		DELETE FROM due d WHERE d.campaign = _campaign AND NOT EXISTS (
			SELECT FROM json_to_recordset(_clocks) k(kind text, seat text, ask integer)
			WHERE k.kind = d.kind AND k.seat = d.seat AND k.ask = d.ask);
		INSERT INTO due (campaign, kind, seat, ask, at)
		SELECT _campaign, k.kind, k.seat, k.ask, k.at
		FROM json_to_recordset(_clocks) k(kind text, seat text, ask integer, at timestamptz)
		ON CONFLICT (campaign, kind, seat, ask) DO UPDATE SET at = excluded.at, claimed_until = null
		WHERE due.seat = _seat OR excluded.at < due.at;
	END IF;
	IF _before_kept IS NOT NULL THEN
		DELETE FROM step_before WHERE campaign = _campaign AND step <= _before_kept;
	END IF;
	IF _texts IS NOT NULL THEN
		INSERT INTO event_revision (system, script, hash, contract, parts)
		SELECT _system, t.script, t.hash, _contract, t.parts FROM json_to_recordset(_texts) t(script text, hash text, parts json)
		ON CONFLICT DO NOTHING;
	END IF;
	IF _treasures IS NOT NULL THEN
		UPDATE legendary l SET lost = _number FROM json_to_recordset(_treasures) t(treasure text)
		WHERE l.campaign = _campaign AND l.treasure = t.treasure AND l.lost IS NULL;
		INSERT INTO legendary (campaign, treasure, seat, won)
		SELECT _campaign, t.treasure, t.seat, _number FROM json_to_recordset(_treasures) t(treasure text, seat text)
		WHERE t.seat IS NOT NULL;
	END IF;
	IF _visits IS NOT NULL THEN
		INSERT INTO visited (campaign, seat, what, step)
		SELECT _campaign, v.seat, v.what, _number FROM json_to_recordset(_visits) v(seat text, what text)
		ON CONFLICT DO NOTHING;
	END IF;
	IF _wanted IS NOT NULL THEN
		-- One by one, so that each is found by its key: a plan for all of them may read the whole table.
		SELECT json_agg(json_build_object('id', place.id, 'channel', place.channel, 'message', place.message)) INTO _places
		FROM unnest(_wanted) AS wanted(page),
			LATERAL (SELECT * FROM outbox WHERE outbox.id = wanted.page LIMIT 1) place
		WHERE place.message IS NOT NULL;
	END IF;
END;
$$;
